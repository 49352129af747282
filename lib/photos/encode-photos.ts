/** `npm run photos`: encodes the photos that are new or changed; see content/photos/README.md. */
import { everyPhoto } from '@/content/photos';
import { encodeChanged } from './encode-changed';

try {
  const { encodedCount, unchangedCount, problems } = await encodeChanged(
    everyPhoto,
    '.',
    console.log,
  );
  console.log(`Encoded ${encodedCount}, unchanged ${unchangedCount}.`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    `The photos could not be read or written (${reason}): free the disk and the folder public/photos, then run npm run photos.`,
  );
  process.exitCode = 1;
}
