/** `npm run photos`: encodes the photos that are new or changed; see content/photos/README.md. */
import { SingleBar } from 'cli-progress';
import { everyPhoto } from '@/content/photos';
import { encodeAll } from './encode-all';
import { sitePlaces } from './manifest-file';
import { reportLines } from './report';

const start = performance.now();
const bar = new SingleBar({ format: '{bar} {value}/{total} {file}', clearOnComplete: true });
bar.start(everyPhoto.length, 0, { file: '' });
try {
  const report = await encodeAll(everyPhoto, sitePlaces, (doneCount, totalCount, file) => {
    bar.setTotal(totalCount);
    bar.update(doneCount, { file });
  });
  bar.stop();
  const seconds = (performance.now() - start) / 1000;
  console.log(reportLines(report, seconds).join('\n'));
  for (const problem of report.problems) console.error(problem);
  if (report.problems.length > 0) process.exitCode = 1;
} catch (error) {
  bar.stop();
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    `The photos could not be written (${reason}): make room and free public/photos, then run npm run photos.`,
  );
  process.exitCode = 1;
}
