/**
 * Finds dead components: client components outside an island, which Next's runtime, removed from the pages, would
 * have hydrated. `next dev` hydrates them, so nothing else would show it.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { z } from 'zod';
import { missingPageAddress, pageAddress } from '../islands/addresses';
import { Attribute } from '../islands/contract';
import type { ExportSettings } from './settings';

/** Absolute paths, as Next tells its adapters. */
export interface BuildFolders {
  /** Where `export.config.ts` is. */
  readonly projectDir: string;
  /** What Turbopack calls `[project]`: the folder of the outermost lock file. */
  readonly repoRoot: string;
  /** Where Next builds: `.next`. */
  readonly distDir: string;
}

const routesShape = z.record(z.string(), z.string());
const manifestShape = z.object({ clientModules: z.record(z.string(), z.unknown()) });

/**
 * The client modules that each route imports, as Next's client reference manifests list them.
 * @returns paths from the root of the project by route: `/about` and, for the 404 page, `/_not-found`
 * @throws if this release of Next writes its manifests elsewhere or in another form
 */
export function readClientModules({ projectDir, repoRoot, distDir }: BuildFolders) {
  const read = (path: string) => readFileSync(join(distDir, path), 'utf8');
  const routes = routesShape.parse(JSON.parse(read('app-path-routes-manifest.json')));
  const pages = Object.entries(routes).filter(([file]) => file.endsWith('/page'));
  return new Map(
    pages.map(([file, route]) => {
      // A script: globalThis.__RSC_MANIFEST["/about/page"] = {…};
      const script = read(`server/app${file}_client-reference-manifest.js`);
      const json = script.slice(script.indexOf('] = ') + 4).replace(/;\s*$/, '');
      const modules = Object.keys(manifestShape.parse(JSON.parse(json)).clientModules);
      const paths = modules.map((name) => join(repoRoot, name.replace(/^\[project\]\//, '')));
      return [route, paths.map((path) => relative(projectDir, path))] as const;
    }),
  );
}

/** Next's own modules, and the error pages, which can only appear in development. */
const nextOnly = /(^|\/)node_modules\/next\/|^app\/(.+\/)?(global-)?error\.\w+$/;

/**
 * The dead components of a page, each as a sentence. A route's list has what it imports, rendered or not; so a
 * component that the page shows both in an island and outside is not found.
 * @param clientModules as `readClientModules` returns them
 */
export function findDeadComponents(
  clientModules: ReadonlyMap<string, readonly string[]>,
  page: Root,
  address: string,
  islands: ExportSettings['islands'],
): string[] {
  const route = address === missingPageAddress ? '/_not-found' : pageAddress(address);
  const modules = clientModules.get(route);
  const wrappers = selectAll(`[${Attribute.Island}]`, page);
  const shown = wrappers.flatMap(({ properties }) => islands[String(properties.dataIsland)] ?? []);
  const alive = shown.filter(({ kind }) => kind === 'component').map(({ module }) => module);
  // A page imports the components that it shows, so without them the manifest has been misread.
  if (!modules || alive.some((module) => !modules.includes(module)))
    throw new Error(`Next does not say what ${route} imports: look at dead-components.ts.`);
  const dead = modules.filter((module) => !nextOnly.test(module) && !alive.includes(module));
  return dead.map(
    (module) =>
      `${module} is a client component, and ${pageAddress(address)} imports it outside an <Island>: its script would never arrive. Make it an island, or remove the import.`,
  );
}
