/**
 * `npm run photos`: encodes the photos that are new or changed, as every build does, and deletes
 * the encoded files of photos that are gone; see content/photos/README.md.
 */
import { everyPhoto } from '@/content/photos';
import { deleteUnlisted, encodeMissing } from './encode-missing';
import { readManifest } from './manifest';

try {
  const { encodedCount, problems } = await encodeMissing(everyPhoto, '.', console.log);
  deleteUnlisted('public/photos', Object.values(readManifest('.')));
  console.log(`Photos encoded: ${encodedCount}.`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    `The photos could not be read or written (${reason}): free the disk and the folder public/photos, then run npm run photos.`,
  );
  process.exitCode = 1;
}
