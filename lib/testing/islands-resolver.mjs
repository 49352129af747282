/** Resolves modules for the tests of islands as their bundler does: React's to Preact's. */
import { onPreact, react } from '../export/on-preact.mjs';

/**
 * @param {string} path
 * @param {{ basedir: string, defaultResolver: (path: string, options: object) => string }} options
 */
export function sync(path, options) {
  const replaced = react.test(path) ? onPreact(path, options.basedir) : path;
  return options.defaultResolver(replaced, options);
}
