import { tsImport } from 'tsx/esm/api';

/**
 * The build adapter, which Next imports by `adapterPath` and calls after the export.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'lighten-export',
  async onBuildComplete({ outputs, projectDir }) {
    const [file] = outputs.staticFiles;
    if (!file) throw new Error('Next exported no file: see its output above.');
    /** @type {typeof import('./lighten-export')} */
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- tsx does not know a module's types
    const { lightenExport } = await tsImport('./lighten-export.ts', import.meta.url);
    await lightenExport(projectDir, file.filePath.slice(0, -file.id.length));
  },
};
