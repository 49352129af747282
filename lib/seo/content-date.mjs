import { spawnSync } from 'node:child_process';

/** What the words, figures and pictures of each page are written in. */
const shared = ['content/farm.ts', 'content/certifications.ts', 'content/photos.ts'];
const sources = {
  '/': ['content/home.ts', 'content/testimonials.ts'],
  '/bonsmara': ['content/bonsmara.ts'],
  '/garlic': ['content/garlic.ts', 'content/prices.ts', 'content/varieties.ts'],
};

/**
 * @param {readonly string[]} gitArguments
 * @returns {string | undefined} what git says; nothing when it is not there or knows nothing
 */
function git(...gitArguments) {
  const { status, stdout } = spawnSync('git', gitArguments, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The day on which the content of a page last changed, as its history has it. Without the whole
 * history there is no honest date, and so none.
 * @param {string} route
 * @returns {string | undefined} such as `2026-03-01`
 */
export function contentDate(route) {
  const own = Object.entries(sources).find(([address]) => address === route)?.[1];
  if (!own || git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const files = [...own, ...shared];
  const isChanged = git('status', '--porcelain', '--', ...files) !== '';
  if (isChanged) return new Date().toISOString().slice(0, 10);
  return git('log', '-1', '--format=%cs', '--', ...files) || undefined;
}
