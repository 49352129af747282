/** What runs in the browser: the editor, told how this farm's facts are edited. */

// First, because the editor reads its preferences as it is imported.
import './preferences';

import CMS, { type CmsConfig } from '@sveltia/cms';

// Written here when the desk is built.
declare const deskConfiguration: CmsConfig;

void CMS.init({ config: deskConfiguration });
