/**
 * `npm run photos`: encodes the photos that are new or changed, as every build does, and deletes
 * the encoded files of photos that are gone; see content/photos/README.md.
 */
import { deleteUnlisted } from '../../photos/encode-missing';
import { readManifest } from '../../photos/manifest';
import { findMistakes } from '../check-facts/find-mistakes';
import { stop } from '../command-line.mjs';

const mistakes = await findMistakes();
if (mistakes.length > 0) stop(mistakes.join('\n'));
deleteUnlisted('public/photos', Object.values(readManifest('.')));
console.log('Every photo is encoded.');
