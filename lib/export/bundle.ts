/** Bundles code for the browser; errors are esbuild's own, with file and line. */
import { hash } from 'node:crypto';
import { basename, isAbsolute, join, parse } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { islandsFolder, registerUrl, workerUrl } from '../islands/urls';
import { onPreact, react } from './on-preact.mjs';
import type { ExportSettings, IslandSettings, ModuleExport } from './settings';

const fileHere = (name: string) => join(import.meta.dirname, name);

const importAs = (name: string, source: ModuleExport) =>
  `import { ${source.export} as ${name} } from ${JSON.stringify(`./${source.module}`)};`;

/** Bundles lines of code with all their imports. @param resolveDir the folder that `./` refers to */
async function bundle(lines: readonly string[], resolveDir: string, options: BuildOptions) {
  const { outputFiles } = await build({
    minify: true,
    ...options,
    stdin: { contents: lines.join('\n'), resolveDir },
    bundle: true,
    target: 'es2021',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Bundles one of our own scripts. @param constants their values as code, by name */
function bundleOwn(path: string, constants: Readonly<Record<string, string>> = {}) {
  return bundle([`import ${JSON.stringify(path)};`], import.meta.dirname, {
    format: 'iife',
    // Omits "use strict" to save bytes: TypeScript has checked these scripts.
    tsconfigRaw: { compilerOptions: { strict: false } },
    define: constants,
  });
}

/**
 * The two scripts that make the site open offline, by URL: the service worker, and the module that registers it.
 * @param cached the files that the worker caches, by the URLs that browsers request: `/`, `/about`
 */
export async function bundleOffline(cached: ReadonlyMap<string, string>) {
  const release = hash('sha256', [...cached.values()].join(''));
  const constants = {
    RELEASE: JSON.stringify(release.slice(0, 16)),
    URLS: JSON.stringify([...cached.keys()]),
  };
  return new Map([
    [workerUrl, await bundleOwn('../islands/service-worker', constants)],
    [registerUrl, await bundleOwn('../islands/register-service-worker')],
  ]);
}

/** The loader, the inline script of every page with islands. */
export function bundleLoader(modulesFolder: string, isDevelopment = false): Promise<string> {
  return bundleOwn('../islands/loader', {
    MODULES: JSON.stringify(modulesFolder),
    IS_DEVELOPMENT: String(isDevelopment),
  });
}

/** The script that development adds to each page, after a line that defines `CHANGES`. */
export function bundleDevelopmentScript(): Promise<string> {
  return bundleOwn('./development-script');
}

/** The code of an island's entry module, whose one export starts it. */
function entryCode(island: IslandSettings): string[] {
  const run =
    island.kind === 'plain'
      ? ['const run = ({ wrapper }, props, onReady) => { island(wrapper, props); onReady(); };']
      : [
          `import { componentIsland } from ${JSON.stringify(fileHere('../islands/component-island.tsx'))};`,
          'const run = componentIsland(island);',
        ];
  return [
    importAs('island', island),
    `import { registerOnUse, startIsland } from ${JSON.stringify(fileHere('../islands/start-island.ts'))};`,
    ...run,
    `export const start = (loader) => startIsland(loader, run${island.registersServiceWorker ? ', registerOnUse' : ''});`,
  ];
}

const reactOnPreact: Plugin = {
  name: 'react-on-preact',
  setup(bundling) {
    bundling.onResolve({ filter: react }, ({ path, importer, ...how }) => {
      const replacement = onPreact(path, importer);
      if (isAbsolute(replacement)) return { path: replacement, sideEffects: false };
      return bundling.resolve(replacement, how);
    });
  },
};

/**
 * Leaves each `import('./part')` in the code as a request for a separate module.
 * @param onImport called with the path of the part; returns the URL to fetch it from
 */
function keepDynamicImports(onImport: (path: string) => string): Plugin {
  return {
    name: 'keep-dynamic-imports',
    setup(bundling) {
      bundling.onResolve({ filter: /^\./ }, async ({ path, kind, ...how }) => {
        if (kind !== 'dynamic-import') return undefined;
        const part = await bundling.resolve(path, { ...how, kind: 'import-statement' });
        return part.errors.length > 0 ? part : { path: onImport(part.path), external: true };
      });
    },
  };
}

/**
 * Bundles each island with all its imports as one ES module, so that one request fetches it and a retry
 * fetches all of it again. What it imports by `import()` is a separate module, with its own React.
 * @param isDevelopment whether to leave them readable, with source maps
 * @returns the modules by name (`form`, and `form/part` for its `import('./part')`), and their folder, whose
 * name changes with any of them: `/islands/1a2b3c`
 */
export async function bundleIslands(
  { islands, firstLine }: ExportSettings,
  projectFolder: string,
  isDevelopment = false,
) {
  const modules = new Map<string, string>();
  /** The entry code of each module; bundling an island adds its parts. */
  const entries = new Map<string, readonly string[]>();
  for (const [name, island] of Object.entries(islands)) entries.set(name, entryCode(island));
  for (const [name, lines] of entries) {
    const keepParts = keepDynamicImports((path) => {
      const part = parse(path).name;
      entries.set(`${name}/${part}`, [`export * from ${JSON.stringify(path)};`]);
      return `./${basename(name)}/${part}.js`;
    });
    const code = await bundle(lines, projectFolder, {
      plugins: [keepParts, reactOnPreact],
      absWorkingDir: projectFolder,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: { js: firstLine },
      legalComments: 'none',
      ...(isDevelopment && { minify: false, sourcemap: 'inline' }),
      logOverride: { 'import-is-undefined': 'error' },
    });
    modules.set(name, code);
  }
  const digest = hash('sha256', [...modules.values()].join(''));
  return { folder: `${islandsFolder}/${digest.slice(0, 6)}`, modules };
}
