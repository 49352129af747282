import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { readEnvironment } from '../env';
import { toastStyles } from './added-styles';
import { bundleIslands, type IslandRuntime } from './islands/bundle-islands';
import { islandSources } from './islands/island-sources';
import { bundleLoader } from './loader/bundle-loader';
import { bundleOffline } from './offline/bundle-offline';
import { offlineModules, offlinePages } from './offline/offline-files';
import { deleteFiles, fileAddresses, readPage, unusedFiles, writeHtml } from './site-files';
import { addLoader } from './transforms/add-loader';
import { addPolicy } from './transforms/add-policy';
import { addSpeculationRules } from './transforms/add-speculation-rules';
import { dropUnusedStyles } from './transforms/drop-unused-styles';
import { inlineStyles } from './transforms/inline-styles';
import type { PageTransform } from './transforms/page';
import { stripNext } from './transforms/strip-next';
import { weighPage } from './verify/budgets';
import { verifyIslands } from './verify/verify-islands';
import { verifyLinks } from './verify/verify-links';
import { verifyOffline } from './verify/verify-offline';
import { verifyPage } from './verify/verify-page';

export interface SiteFolders {
  readonly projectFolder: string;
  /** Where Next has written the export; it is changed in place. */
  readonly siteFolder: string;
}

function runtime(): IslandRuntime {
  return process.env.ISLAND_RUNTIME === 'react' ? 'react' : 'preact';
}

/** The origin that the form sends to, as the policy writes it; its own origin needs no mention. */
function emailOrigin(origin: string): string {
  return origin.startsWith('/') ? '' : new URL(origin).origin;
}

/**
 * Makes the light site out of a Next export, transform after transform.
 * @throws one line for each thing that the result must not be.
 */
export async function lightenSite({ projectFolder, siteFolder }: SiteFolders): Promise<void> {
  const { emailService, siteUrl } = readEnvironment(process.env);
  const bundle = await bundleIslands(islandSources, projectFolder, runtime());
  const loader = await bundleLoader(projectFolder);
  const transforms: readonly (PageTransform | ReturnType<typeof dropUnusedStyles>)[] = [
    inlineStyles((address) => readFileSync(join(siteFolder, address), 'utf8')),
    stripNext,
    dropUnusedStyles([...bundle.files.values()].map((file) => Buffer.from(file)).join('')),
    addSpeculationRules,
    addLoader(loader, bundle.firstModules),
    addPolicy({ emailOrigin: emailOrigin(emailService.origin), addedStyles: [toastStyles()] }),
  ];

  const built = fileAddresses(siteFolder);
  const unused = unusedFiles(built, fileAddresses(join(projectFolder, 'public')));
  const pages = new Map<string, Root>();
  for (const address of built.filter((file) => file.endsWith('.html') && !unused.includes(file))) {
    let page = readPage(join(siteFolder, address));
    for (const transform of transforms) page = await transform(page);
    pages.set(address, page);
  }

  const offline = await bundleOffline({
    projectFolder,
    pages: offlinePages(pages),
    modules: offlineModules(bundle, islandSources),
  });
  for (const [address, page] of pages) writeFileSync(join(siteFolder, address), writeHtml(page));
  for (const [address, script] of offline) writeFileSync(join(siteFolder, address), script);
  mkdirSync(join(siteFolder, 'islands'), { recursive: true });
  for (const [address, content] of bundle.files) writeFileSync(join(siteFolder, address), content);
  deleteFiles(siteFolder, unused);

  const files = new Set(fileAddresses(siteFolder));
  const problems = [
    // React itself is there to be compared with, not to keep the budgets.
    ...(runtime() === 'preact' ? verifyIslands(bundle, islandSources) : []),
    ...verifyOffline(offline),
    ...[...pages].flatMap(([address, page]) => [
      ...verifyPage(address, page, loader),
      ...verifyLinks(address, pages, files, siteUrl.origin),
    ]),
  ];
  if (problems.length > 0) {
    throw new Error(`The built site is not as it must be:\n${problems.join('\n')}`);
  }
  for (const [address, page] of pages) {
    const { bytes, ratio } = weighPage(page);
    console.log(`${address}: ${bytes} bytes, ${ratio.toFixed(3)} times itself without scripts`);
  }
}
