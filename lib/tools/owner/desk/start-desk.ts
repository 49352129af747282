/** What runs in the browser: the editor, told how this farm's facts are edited. */

// First, because the editor reads its preferences as it is imported.
import './preferences';
// Before it asks GitHub for anything.
import './explain-failures';

import CMS, { type CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { AmountControl } from './amount-control';
import { showNews } from './news';
import { refuseMistakes } from './refuse-mistakes';

// Written here when the desk is built.
declare const deskConfiguration: CmsConfig;
declare const deskRepository: string;
declare const exampleFacts: unknown;

// The policy of the page forbids to make functions out of text.
z.config({ jitless: true });

CMS.registerFieldType('amount', AmountControl);
CMS.registerEventListener({ name: 'preSave', handler: refuseMistakes(exampleFacts) });
void CMS.init({ config: deskConfiguration });
const panel = document.querySelector<HTMLElement>('#news');
if (panel) showNews(panel, deskRepository, exampleFacts);
