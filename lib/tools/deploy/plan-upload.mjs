/**
 * In which order a build goes to a host that knows only single files, so that no visitor ever meets
 * a page whose files are not there: first what pages refer to, then the pages, then the service
 * worker, which keeps pages on phones. What is no longer used stays for a week, for phones that
 * still show a page of before.
 */

// The folders that public/_headers lets browsers keep for a year.
const hashed = /^(_next\/static|islands|photos|fonts)\//;
const serviceWorker = /^service-worker\.js(\.|$)/;
const keptDays = 7;

/**
 * What lies on the host, by path.
 * @typedef {ReadonlyMap<string, { hash: string, unusedSince?: string }>} Uploaded
 */

/** @param {string} path */
function stageOf(path) {
  if (hashed.test(path)) return 0;
  return serviceWorker.test(path) ? 2 : 1;
}

/**
 * @param {ReadonlyMap<string, string>} built the hash of each file of the build, by path
 * @param {Uploaded} uploaded
 * @param {Date} now
 * @returns the paths to upload, in order; those to delete after that; and what then lies on the host
 */
export function planUpload(built, uploaded, now) {
  const today = now.toISOString().slice(0, 10);
  const limit = new Date(now.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10);
  const uploads = [...built]
    .filter(([path, hash]) => uploaded.get(path)?.hash !== hash)
    .map(([path]) => path)
    .sort((one, other) => stageOf(one) - stageOf(other) || (one < other ? -1 : 1));
  const unused = [...uploaded]
    .filter(([path]) => !built.has(path))
    .map(([path, { hash, unusedSince = today }]) => ({ path, hash, unusedSince }));
  const deletions = unused.filter(({ unusedSince }) => unusedSince <= limit);
  const kept = unused.filter(({ unusedSince }) => unusedSince > limit);
  const after = new Map([
    ...[...built].map(([path, hash]) => /** @type {const} */ ([path, { hash }])),
    ...kept.map(({ path, ...file }) => /** @type {const} */ ([path, file])),
  ]);
  return { uploads, deletions: deletions.map(({ path }) => path), after };
}

/**
 * Reads the record of a host: a line for each file, with its hash, the day since when it is unused
 * or a hyphen, and its path. A line of another form is passed over: its file is uploaded again.
 * @param {string} text
 * @returns {Uploaded}
 */
export function readRecord(text) {
  const lines = text.matchAll(/^([0-9a-f]{64}) (-|\d{4}-\d\d-\d\d) ([\w./-]+)$/gm);
  return new Map(
    [...lines].map(([, hash = '', day = '-', path = '']) => [
      path,
      day === '-' ? { hash } : { hash, unusedSince: day },
    ]),
  );
}

/** @param {Uploaded} uploaded */
export function writeRecord(uploaded) {
  const lines = [...uploaded].map(
    ([path, { hash, unusedSince = '-' }]) => `${hash} ${unusedSince} ${path}\n`,
  );
  return lines.sort().join('');
}
