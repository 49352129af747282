import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { lightenExport } from './lighten-export';
import type { HtmlFirstSettings } from './settings';
import { adapterMark } from './with-html-first.mjs';

const settingsFile = 'html-first.config.ts';

/** Types check the rest, where the site's configuration says `satisfies HtmlFirstSettings`. */
function hasSettings(module: unknown): module is { readonly default: HtmlFirstSettings } {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false;
  const settings = module.default;
  return typeof settings === 'object' && settings !== null && 'islands' in settings;
}

async function readSettings(projectFolder: string): Promise<HtmlFirstSettings> {
  const file = join(projectFolder, settingsFile);
  if (!existsSync(file)) {
    throw new Error(`There is no ${settingsFile} in ${projectFolder}: name the islands there.`);
  }
  const settings: unknown = await import(pathToFileURL(file).href);
  if (!hasSettings(settings)) {
    throw new Error(`${settingsFile} must export by default an object with islands and budgets.`);
  }
  return settings.default;
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
