/**
 * lib/export/ makes the pages that Next renders light. After the export Next calls `adapter.mjs`, which calls this. In
 * order: `settings.ts` reads the site's settings; `bundle.ts` bundles the islands on Preact; `transforms.ts` changes each
 * page (read it first); `weigh.ts` checks the limits; and only then does this write files. `development.ts` applies the
 * same transforms to the pages of `npm run dev`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageUrl } from '../islands/urls';
import { bundleIslands, bundleLoader, bundleOffline } from './bundle';
import { fileUrls, readPage, unusedFiles, writeHtml } from './export-files';
import { readSettings } from './settings';
import { pageTransforms } from './transforms';
import { compress, weighPage, weighPart } from './weigh';

const islandRemedy =
  "move what the first touch does not need to import('./part'), or raise its budget in export.config.ts";

/**
 * Applies all transforms to an export and verifies the result before it changes the folder.
 * @param projectFolder where `export.config.ts` is
 * @param exportFolder where Next wrote the export, which is changed in place
 * @throws one line for each fault in the result
 */
export async function lightenExport(projectFolder: string, exportFolder: string): Promise<void> {
  const settings = await readSettings(projectFolder);
  const { islands, offlinePages } = settings;
  const { folder, modules } = await bundleIslands(settings, projectFolder);
  const readFile = (url: string) => readFileSync(join(exportFolder, url), 'utf8');
  const transforms = pageTransforms(settings, readFile, modules, await bundleLoader(folder));

  const exported = fileUrls(exportFolder);
  const unused = unusedFiles(exported);
  const left = exported.filter((url) => !unused.includes(url));
  const written = new Map<string, string>();
  /** What the service worker caches, by the URLs that browsers request. */
  const cached = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, code] of modules) {
    const [islandName = '', part] = name.split('/');
    const { maxBytes = 0, maxImportBytes = 0, isPrecached = false } = islands[islandName] ?? {};
    const budget = part ? maxImportBytes : maxBytes;
    problems.push(...weighPart(`the island ${name}`, compress(code).length, budget, islandRemedy));
    written.set(`${folder}/${name}.js`, code);
    if (isPrecached) cached.set(`${folder}/${name}.js`, code);
  }
  for (const url of left.filter((file) => file.endsWith('.html'))) {
    const page = readPage(join(exportFolder, url));
    for (const transform of transforms) transform(page, url);
    const { bytes, firstSectionBytes, scriptBytes } = weighPage(page);
    console.log(
      `${url}: ${bytes} bytes, to the end of its first section ${firstSectionBytes}, its inline scripts ${scriptBytes}`,
    );
    const html = writeHtml(page);
    written.set(url, html);
    const requested = pageUrl(url);
    if (offlinePages.includes(requested)) cached.set(requested, html);
  }
  for (const [url, script] of await bundleOffline(cached)) written.set(url, script);
  if (problems.length > 0) {
    throw new Error(`The export is unchanged, because:\n${problems.join('\n')}`);
  }
  for (const [url, content] of written) {
    mkdirSync(dirname(join(exportFolder, url)), { recursive: true });
    writeFileSync(join(exportFolder, url), content);
  }
  for (const url of unused) rmSync(join(exportFolder, url));
}
