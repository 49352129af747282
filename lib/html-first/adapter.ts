import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { lightenExport } from './lighten-export';
import type { HtmlFirstSettings } from './settings';
import { adapterMark } from './with-html-first.mjs';

const settingsFile = 'html-first.config.ts';

async function readSettings(projectFolder: string): Promise<HtmlFirstSettings> {
  const file = join(projectFolder, settingsFile);
  if (!existsSync(file)) {
    throw new Error(`There is no ${settingsFile} in ${projectFolder}: name the islands there.`);
  }
  const { default: settings }: { default: HtmlFirstSettings } = await import(
    pathToFileURL(file).href
  );
  return settings;
}

/** Turns a static export of Next into HTML first, with islands that are fetched on touch. */
export const adapter: NextAdapter = {
  name: 'html-first',
  async onBuildComplete({ projectDir, config, outputs }) {
    const [file] = outputs.staticFiles;
    if (config.output !== 'export') {
      throw new Error(
        'html-first needs a static export: wrap the configuration in next.config with withHtmlFirst.',
      );
    }
    if (!file) throw new Error('Next has exported no file: look at what it printed above.');
    const exportFolder = file.filePath.slice(0, -file.id.length);
    await lightenExport(await readSettings(projectDir), projectDir, exportFolder);
    writeFileSync(join(projectDir, adapterMark), exportFolder);
  },
};
