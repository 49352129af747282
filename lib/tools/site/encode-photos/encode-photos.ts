/**
 * `npm run photos`: encodes the photos that are new or changed, as every build does, and deletes
 * the encoded files of photos that are gone; see content/photos/README.md.
 */

import { describeMistake } from '@/lib/facts/check-folder';
import { deleteUnlisted } from '../../../photos/encode-missing';
import { readManifest } from '../../../photos/manifest';
import { stop } from '../../command-line.mjs';
import { findMistakes } from '../../find-mistakes';

const mistakes = (await findMistakes()).map(describeMistake);
if (mistakes.length > 0) stop(mistakes.join('\n'));
deleteUnlisted('public/photos', Object.values(readManifest('.')));
console.log('Every photo is encoded.');
