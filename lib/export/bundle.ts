/** Bundles code for the browser; errors are esbuild's own, with file and line. */
import { hash } from 'node:crypto';
import { basename, isAbsolute, join, parse } from 'node:path';
import { type BuildOptions, build, context, type Plugin } from 'esbuild';
import { islandsFolder, registerAddress, workerAddress } from '../islands/addresses';
import { onPreact, react } from './on-preact.mjs';
import type { ExportSettings, IslandSettings, ModuleExport } from './settings';

const fileHere = (name: string) => join(import.meta.dirname, name);

const importAs = (name: string, source: ModuleExport) =>
  `import { ${source.export} as ${name} } from ${JSON.stringify(`./${source.module}`)};`;

const shared = {
  bundle: true,
  minify: true,
  target: 'es2021',
  write: false,
  logLevel: 'silent',
} satisfies BuildOptions;

const textOf = (files: readonly { text: string }[]) =>
  files.map(({ text }) => text.trim()).join('');

/** Bundles one of our own scripts. @param constants their values as code, by name */
async function bundleOwn(path: string, constants: Readonly<Record<string, string>> = {}) {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: [fileHere(path)],
    format: 'iife',
    // Leaves out "use strict", which saves bytes: TypeScript has checked these scripts.
    tsconfigRaw: { compilerOptions: { strict: false } },
    define: constants,
  });
  return textOf(outputFiles);
}

/**
 * The two scripts that make the site open offline, by address: the service worker, and the module that registers it.
 * @param cached the files that the worker caches, by the addresses that browsers request: `/`, `/about`
 */
export async function bundleOffline(cached: ReadonlyMap<string, string>) {
  const release = hash('sha256', [...cached.values()].join(''));
  const constants = {
    RELEASE: JSON.stringify(release.slice(0, 16)),
    ADDRESSES: JSON.stringify([...cached.keys()]),
  };
  return new Map([
    [workerAddress, await bundleOwn('../islands/service-worker.ts', constants)],
    [registerAddress, await bundleOwn('../islands/register-service-worker.ts')],
  ]);
}

/** The loader, the inline script of every page with islands. */
export function bundleLoader(modulesFolder: string, isDevelopment = false): Promise<string> {
  return bundleOwn('../islands/loader.ts', {
    MODULES: JSON.stringify(modulesFolder),
    IS_DEVELOPMENT: String(isDevelopment),
  });
}

/** What development adds to each page. */
export function bundleDevelopmentScript(changesAddress: string): Promise<string> {
  return bundleOwn('./development-script.ts', { CHANGES: JSON.stringify(changesAddress) });
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
 * @param onImport called with the path of the part; returns the address to fetch it from
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
 * @param differences what esbuild does differently in development
 */
export function islandBundler(
  { islands, firstLine }: ExportSettings,
  projectFolder: string,
  differences: Pick<BuildOptions, 'minify' | 'sourcemap'> = {},
) {
  /** The code that each module is bundled from; bundling an island adds its parts. */
  const entries = new Map<string, readonly string[]>();
  /** Of each module; esbuild reads again only what has changed. */
  const contexts = new Map<string, ReturnType<typeof newContext>>();

  const newContext = (name: string, lines: readonly string[]) => {
    const keepParts = keepDynamicImports((path) => {
      const part = parse(path).name;
      entries.set(`${name}/${part}`, [`export * from ${JSON.stringify(path)};`]);
      return `./${basename(name)}/${part}.js`;
    });
    return context({
      ...shared,
      stdin: { contents: lines.join('\n'), resolveDir: projectFolder },
      plugins: [keepParts, reactOnPreact],
      absWorkingDir: projectFolder,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: { js: firstLine },
      legalComments: 'none',
      logOverride: { 'import-is-undefined': 'error' },
      ...differences,
    });
  };

  return {
    /**
     * @returns the modules by name (`form`, and `form/part` for its `import('./part')`), and their folder, whose
     * name changes with any of them: `/islands/1a2b3c`
     */
    async bundle() {
      const modules = new Map<string, string>();
      entries.clear();
      for (const [name, island] of Object.entries(islands)) entries.set(name, entryCode(island));
      for (const [name, lines] of entries) {
        const made = contexts.get(name) ?? newContext(name, lines);
        contexts.set(name, made);
        const { outputFiles } = await (await made).rebuild();
        modules.set(name, textOf(outputFiles));
      }
      const digest = hash('sha256', [...modules.values()].join(''));
      return { folder: `${islandsFolder}/${digest.slice(0, 6)}`, modules };
    },
    /** Without it, the process does not end. */
    async dispose() {
      for (const made of contexts.values()) await (await made).dispose();
    },
  };
}

/** Bundles the islands once, as `islandBundler` says. */
export async function bundleIslands(settings: ExportSettings, projectFolder: string) {
  const bundler = islandBundler(settings, projectFolder);
  try {
    return await bundler.bundle();
  } finally {
    await bundler.dispose();
  }
}
