import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A file that the adapter writes when it has run, relative to the project. */
export const adapterMark = '.next/html-first';

/** @type {string} */
// oxlint-disable-next-line typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- a package.json, which npm checks
const installed = createRequire(import.meta.url)('next/package.json').version;

/**
 * A configuration of Next that exports the site and hands the export to the adapter.
 * @param {import('next').NextConfig} config
 * @param {string} nextVersion
 * @returns {import('next').NextConfig}
 * @throws where Next would pass over the adapter, and the pages would keep Next's client runtime.
 */
export function withHtmlFirst(config, nextVersion = installed) {
  const [major = 0, minor = 0] = nextVersion.split('.').map(Number);
  if (major < 16 || (major === 16 && minor < 2)) {
    throw new Error(
      `html-first needs Next 16.2 or newer, and Next ${nextVersion} is installed: run npm install next@latest.`,
    );
  }
  const adapterPath = fileURLToPath(new URL('./index.mjs', import.meta.url));
  return { ...config, output: 'export', adapterPath };
}
