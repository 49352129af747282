import { tsImport } from 'tsx/esm/api';

/**
 * The adapter, which Next imports by `adapterPath` and calls after it has exported the site.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'lighten-export',
  async onBuildComplete({ outputs, projectDir }) {
    const [file] = outputs.staticFiles;
    if (!file) throw new Error('Next has exported no file: look at what it printed above.');
    /** @type {typeof import('./lighten-export')} */
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- tsx does not know a module's types
    const { lightenExport } = await tsImport('./lighten-export.ts', import.meta.url);
    await lightenExport(projectDir, file.filePath.slice(0, -file.id.length));
  },
};
