import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** A file that the adapter writes when it has run, relative to the project. */
export const adapterMark = '.next/html-first';

/** @type {string} */
// oxlint-disable-next-line typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- a package.json, which npm checks
const installed = createRequire(import.meta.url)('next/package.json').version;

/**
 * A configuration of Next that exports the site and passes the export to the adapter.
 * @param {import('next').NextConfig} config
 * @param {string} nextVersion
 * @returns {import('next').NextConfig}
 * @throws where Next would ignore the adapter, and the pages would keep Next's client runtime.
 */
export function withHtmlFirst(config, nextVersion = installed) {
  const [major = 0, minor = 0] = nextVersion.split('.').map(Number);
  if (major < 16 || (major === 16 && minor < 2)) {
    throw new Error(
      `html-first needs Next 16.2 or newer, and Next ${nextVersion} is installed: run npm install next@latest.`,
    );
  }
  return { ...config, output: 'export', adapterPath: fileURLToPath(import.meta.url) };
}

/**
 * The adapter, which Next imports by `adapterPath`.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'html-first',
  async onBuildComplete({ projectDir, outputs }) {
    const [file] = outputs.staticFiles;
    if (!file) throw new Error('Next has exported no file: look at what it printed above.');
    /** @type {typeof import('./lighten-export')} */
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- tsx says nothing of a module's types
    const { lightenExport } = await tsImport('./lighten-export.ts', import.meta.url);
    await lightenExport(projectDir, file.filePath.slice(0, -file.id.length));
    writeFileSync(join(projectDir, adapterMark), '');
  },
};
