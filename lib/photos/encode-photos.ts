/** `npm run photos`: encodes the photos that are new or changed; see content/photos/README.md. */
import { readdirSync, statSync } from 'node:fs';
import { everyPhoto } from '@/content/photos';
import { encodeChanged } from './encode-changed';

function kilobytes(extension: string): string {
  const files = readdirSync('public/photos').filter((name) => name.endsWith(extension));
  const bytes = files.reduce((sum, name) => sum + statSync(`public/photos/${name}`).size, 0);
  return `${(bytes / 1000).toFixed(1)} kB`;
}

try {
  const start = performance.now();
  const { encodedCount, unchangedCount, problems } = await encodeChanged(
    everyPhoto,
    '.',
    console.log,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Encoded ${encodedCount}, unchanged ${unchangedCount}, in ${seconds} seconds.`);
  console.log(`All photos together: AVIF ${kilobytes('.avif')}, JPEG ${kilobytes('.jpg')}.`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    `The photos could not be read or written (${reason}): free the disk and the folder public/photos, then run npm run photos.`,
  );
  process.exitCode = 1;
}
