/** Bundles code for the browser to minified scripts; errors are esbuild's own, with file and line. */
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { islandsFolder, registerAddress, workerAddress } from './addresses';
import { digestOf, integrityOf } from './compression-and-digests';
import type { HtmlFirstSettings, IslandSettings, ModuleExport } from './settings';

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    minify: true,
    target: 'es2020',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** A script of the adapter itself. @param define the build's values for what it declares, as JSON */
function bundleOwn(
  code: Pick<BuildOptions, 'entryPoints' | 'stdin'>,
  format: 'esm' | 'iife',
  define: Record<string, string> = {},
) {
  return bundle({
    ...code,
    format,
    define,
    // Leaves out "use strict", which saves bytes: TypeScript has checked the code.
    tsconfigRaw: { compilerOptions: { strict: false } },
  });
}

/**
 * The two scripts that make the site open offline, by address: the service worker with the
 * digests of the files it keeps, and the module that registers it.
 * @param files contents by the addresses that visitors ask for: `/`, `/about`, `/islands/a.js`.
 */
export async function bundleOffline(files: ReadonlyMap<string, string>) {
  const registration = await bundleOwn({ entryPoints: [fileHere('./offline/register.ts')] }, 'esm');
  const digests = [...files, [registerAddress, registration] as const].map(
    ([address, content]) => [address, integrityOf(content)] as const,
  );
  const source = { entryPoints: [fileHere('./offline/service-worker.ts')] };
  const worker = await bundleOwn(source, 'iife', {
    RELEASE: JSON.stringify(digestOf(JSON.stringify(digests)).slice(0, 16)),
    INTEGRITY: JSON.stringify(Object.fromEntries(digests)),
  });
  return new Map([
    [workerAddress, worker],
    [registerAddress, registration],
  ]);
}

const importAs = (name: string, source: ModuleExport) =>
  `import { ${source.export} as ${name} } from ${JSON.stringify(`./${source.module}`)};`;

/** The inline script of every page with islands: the loader, and what the site calls at once. */
export function bundleLoader(
  modulesFolder: string,
  { pageScript, hasServiceWorker = false }: HtmlFirstSettings,
  projectFolder: string,
): Promise<string> {
  const calls = pageScript ? [importAs('callAtOnce', pageScript), 'callAtOnce();'] : [];
  const contents = [`import ${JSON.stringify(fileHere('./loader/loader.ts'))};`, ...calls].join(
    '\n',
  );
  return bundleOwn({ stdin: { contents, resolveDir: projectFolder } }, 'iife', {
    MODULES: JSON.stringify(modulesFolder),
    HAS_SERVICE_WORKER: String(hasServiceWorker),
  });
}

/** The entry module of an island, which starts it everywhere on the page. */
function entryCode(name: string, island: IslandSettings, errors?: ModuleExport): string {
  const run =
    island.kind === 'plain'
      ? ['const run = (wrapper, props, onReady) => { island(wrapper, props); onReady(); };']
      : [
          `import { componentIsland } from ${JSON.stringify(fileHere('./islands/component-island.tsx'))};`,
          errors ? importAs('ErrorMessage', errors) : 'const ErrorMessage = undefined;',
          'const run = componentIsland(island, ErrorMessage);',
        ];
  return [
    importAs('island', island),
    `import { registerOnUse, startIsland } from ${JSON.stringify(fileHere('./islands/start-island.ts'))};`,
    ...run,
    `startIsland('${name}', run${island.registersServiceWorker ? ', registerOnUse' : ''});`,
  ].join('\n');
}

/**
 * Replaces React with Preact: its core and hooks, or all of preact/compat for the packages
 * that use more of React.
 */
function onPreact(packagesOnCompat: readonly string[]): Plugin {
  const react = /^react(-dom)?(\/client|\/jsx-runtime)?$/;
  return {
    name: 'on-preact',
    setup(bundling) {
      bundling.onResolve({ filter: react }, ({ path, importer, ...how }) => {
        if (path === 'react/jsx-runtime') return bundling.resolve('preact/jsx-runtime', how);
        if (packagesOnCompat.some((name) => importer.includes(`/node_modules/${name}`))) {
          return bundling.resolve('preact/compat', how);
        }
        return { path: fileHere('./islands/react-core.ts'), sideEffects: false };
      });
    },
  };
}

/** The environment variables that Next also inlines into browser code. */
function publicVariables(): Record<string, string> {
  const names = Object.keys(process.env).filter((name) => name.startsWith('NEXT_PUBLIC_'));
  return Object.fromEntries(
    names.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name])] as const),
  );
}

/**
 * Bundles each island with all it imports as one ES module, so that one request fetches it and a
 * second try fetches all of it again.
 * @returns the modules by the names of the islands, and the folder where they belong, which is
 * another when one of them has changed: `/islands/1a2b3c4d`.
 */
export async function bundleIslands(settings: HtmlFirstSettings, projectFolder: string) {
  const { islands, runtime, errorComponent, firstLine = '', packagesOnCompat = [] } = settings;
  const modules = new Map<string, string>();
  for (const [name, island] of Object.entries(islands)) {
    const contents = entryCode(name, island, errorComponent);
    const module = await bundle({
      stdin: { contents, resolveDir: projectFolder },
      plugins: runtime === 'react' ? [] : [onPreact(packagesOnCompat)],
      absWorkingDir: projectFolder,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"', ...publicVariables() },
      banner: { js: firstLine },
      legalComments: 'none',
      logOverride: { 'import-is-undefined': 'error' },
    });
    modules.set(name, module);
  }
  const digest = digestOf([...modules.values()].join(''));
  return { folder: `${islandsFolder}/${digest.slice(0, 8)}`, modules };
}
