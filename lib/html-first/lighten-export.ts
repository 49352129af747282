import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { missingPageAddress, pageAddress } from './addresses';
import { bundleScript } from './bundle-script';
import { deleteFiles, fileAddresses, unusedFiles, writeFiles, writeHtml } from './export-files';
import { bundleIslands } from './islands/bundle-islands';
import { bundleOffline } from './offline/bundle-offline';
import type { HtmlFirstSettings } from './settings';
import { addPolicy } from './transforms/add-policy';
import { addLoader, addSpeculationRules } from './transforms/add-scripts';
import { storeNotes } from './transforms/store-notes';
import { inlineStyles, stripNext } from './transforms/strip-next';
import { verifyLinks, verifyPage } from './verify/verify-page';
import { verifyIslandWeights, verifyPageWeight, weighPage } from './verify/verify-weight';

function bundleLoader(modulesFolder: string, hasServiceWorker: boolean): Promise<string> {
  return bundleScript(new URL('./loader/loader.ts', import.meta.url), {
    format: 'iife',
    define: {
      MODULES: JSON.stringify(modulesFolder),
      HAS_SERVICE_WORKER: String(hasServiceWorker),
    },
  });
}

function describeWeight(
  address: string,
  { compressed, scripts, scriptFree }: ReturnType<typeof weighPage>,
): string {
  const ratio = (compressed.length / scriptFree.length).toFixed(3);
  return `${address}: ${compressed.length} bytes, ${ratio} times itself without scripts; its inline scripts ${scripts.length}`;
}

/**
 * Applies all transforms to an export and verifies the result before it changes the folder.
 * @param exportFolder where Next has written the export; it is changed in place.
 * @throws one line for each thing that the result must not be.
 */
export async function lightenExport(
  settings: HtmlFirstSettings,
  projectFolder: string,
  exportFolder: string,
): Promise<void> {
  const readFile = (address: string) => readFileSync(join(exportFolder, address), 'utf8');
  const bundle = await bundleIslands(settings, projectFolder);
  const loader = await bundleLoader(bundle.folder, settings.hasServiceWorker ?? false);
  const transforms = [
    inlineStyles(readFile),
    stripNext,
    storeNotes,
    addSpeculationRules,
    addLoader(loader, settings.islands),
    addPolicy(settings.policy),
  ];

  const fromPublic = fileAddresses(join(projectFolder, 'public'));
  const exported = fileAddresses(exportFolder).filter((address) => !fromPublic.includes(address));
  const unused = unusedFiles(exported);
  const left = exported.filter((address) => !unused.includes(address));
  const trees = new Map<string, Root>();
  const pages = new Map<string, string>();
  // The files that the service worker caches: the pages, and the islands that work offline.
  const kept = new Map<string, string | Uint8Array>();
  for (const address of left.filter((file) => file.endsWith('.html'))) {
    const page = fromHtml(readFile(address));
    for (const transform of transforms) transform(page, address);
    const html = writeHtml(page);
    trees.set(address, page);
    pages.set(address, html);
    if (address !== missingPageAddress) kept.set(pageAddress(address), html);
  }
  const modules = new Map<string, Uint8Array>();
  for (const [name, content] of bundle.modules) {
    const address = `${bundle.folder}/${name}.js`;
    modules.set(address, content);
    if (settings.islands[name]?.isPrecached) kept.set(address, content);
  }
  const offline = settings.hasServiceWorker ? await bundleOffline(kept) : new Map<string, string>();

  const weights = [...trees].map(([address, page]) => [address, weighPage(page)] as const);
  const files = new Set([...fromPublic, ...left, ...modules.keys(), ...offline.keys()]);
  const problems = [
    ...verifyIslandWeights(bundle, settings),
    ...weights.flatMap(([address, weight]) => verifyPageWeight(address, weight, settings.budgets)),
    ...[...trees].flatMap(([address, page]) => [
      ...verifyPage(address, page),
      ...verifyLinks(address, trees, files, settings.siteOrigin),
    ]),
  ];
  if (problems.length > 0) {
    throw new Error(
      `html-first changed nothing, because of these problems:\n${problems.join('\n')}`,
    );
  }
  writeFiles(exportFolder, [...pages, ...modules, ...offline]);
  deleteFiles(exportFolder, unused);
  for (const [address, weight] of weights) console.log(describeWeight(address, weight));
}
