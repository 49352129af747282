import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Root } from 'hast';
import { pageAddress } from './addresses';
import { bundleIslands, bundleLoader, bundleOffline } from './bundle';
import { type BuildFolders, findDeadComponents, readClientModules } from './dead-components';
import { deleteFiles, fileAddresses, readPage, unusedFiles, writeHtml } from './export-files';
import { addPolicy, integrityOf } from './policy';
import type { HtmlFirstSettings } from './settings';
import { addLoader, addSpeculationRules, inlineStyles, storeNotes, stripNext } from './transforms';
import { compress, findDeadLinks, weighPage, weighPart } from './verify';

const islandRemedy =
  "leave to import('./part') what the first touch does not need, or raise its budget in html-first.config.ts";

/**
 * The digests of the pages that the service worker caches, by the addresses that browsers request.
 * @throws one sentence if the site does not have one of them
 */
function digestPages(names: readonly string[], written: ReadonlyMap<string, string>) {
  const files = new Map([...written].map(([file, content]) => [pageAddress(file), content]));
  return names.map((name) => {
    const html = files.get(name);
    if (html !== undefined) return [name, integrityOf(html)] as const;
    throw new Error(`offlinePages in html-first.config.ts names ${name}, which is no page.`);
  });
}

/**
 * Applies all transforms to an export and verifies the result before it changes the folder.
 * @param exportFolder where Next wrote the export, which is changed in place
 * @throws one line for each fault in the result
 */
export async function lightenExport(folders: BuildFolders, exportFolder: string): Promise<void> {
  const { projectDir: projectFolder } = folders;
  const { href } = pathToFileURL(join(projectFolder, 'html-first.config.ts'));
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- types check it, where it satisfies them
  const { default: settings }: { default: HtmlFirstSettings } = await import(href);
  const { islands, policy, offlinePages } = settings;
  const { folder, modules } = await bundleIslands(settings, projectFolder);
  const transforms = [
    inlineStyles((address) => readFileSync(join(exportFolder, address), 'utf8'), modules),
    stripNext,
    storeNotes,
    addSpeculationRules,
    addLoader(await bundleLoader(folder)),
    addPolicy(policy),
  ];

  const fromPublic = fileAddresses(join(projectFolder, 'public'));
  const exported = fileAddresses(exportFolder).filter((address) => !fromPublic.includes(address));
  const unused = unusedFiles(exported);
  const left = exported.filter((address) => !unused.includes(address));
  const clientModules = readClientModules(folders);
  const pages = new Map<string, Root>();
  const written = new Map<string, string>();
  /** The digests of the islands that work offline. */
  const cached = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, code] of modules) {
    const [islandName = '', part] = name.split('/');
    const { maxBytes = 0, maxImportBytes = 0, isPrecached = false } = islands[islandName] ?? {};
    const budget = part ? maxImportBytes : maxBytes;
    problems.push(...weighPart(`the island ${name}`, compress(code).length, budget, islandRemedy));
    written.set(`${folder}/${name}.js`, code);
    if (isPrecached) cached.set(`${folder}/${name}.js`, integrityOf(code));
  }
  for (const address of left.filter((file) => file.endsWith('.html'))) {
    const page = readPage(join(exportFolder, address));
    for (const transform of transforms) transform(page, address);
    const { bytes, firstSectionBytes, scriptBytes } = weighPage(page);
    console.log(
      `${address}: ${bytes} bytes, to the end of its first section ${firstSectionBytes}, its inline scripts ${scriptBytes}`,
    );
    problems.push(...findDeadComponents(clientModules, page, address, islands));
    const html = writeHtml(page);
    pages.set(address, page);
    written.set(address, html);
  }
  const offline = new Map([...cached, ...digestPages(offlinePages, written)]);
  for (const [address, script] of await bundleOffline(offline, settings.otherPaths))
    written.set(address, script);
  problems.push(...findDeadLinks(pages, new Set([...fromPublic, ...left, ...written.keys()])));
  if (problems.length > 0) {
    throw new Error(`html-first changed nothing, because:\n${problems.join('\n')}`);
  }
  for (const [address, content] of written) {
    mkdirSync(dirname(join(exportFolder, address)), { recursive: true });
    writeFileSync(join(exportFolder, address), content);
  }
  deleteFiles(exportFolder, unused);
}
