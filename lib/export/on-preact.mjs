/** Maps React's modules to Preact's in islands: for the bundler, and for the tests of islands. */
import { join } from 'node:path';

/** Packages that use more of React than its core and hooks, by name prefix. */
const packagesOnCompat = ['@radix-ui', '@floating-ui'];

const reactCore = join(import.meta.dirname, '../islands/react-core.ts');

/** The imports to replace. */
export const react = /^react(-dom)?(\/client|\/jsx-runtime)?$/;

/**
 * What to import instead of a module of React: one of Preact, or the path of our own.
 * @param {string} path the import, which `react` matches
 * @param {string} importer the path of the file or folder that it is in
 */
export function onPreact(path, importer) {
  if (path === 'react/jsx-runtime') return 'preact/jsx-runtime';
  const isOnCompat = packagesOnCompat.some((name) => importer.includes(`/node_modules/${name}`));
  return isOnCompat ? 'preact/compat' : reactCore;
}
