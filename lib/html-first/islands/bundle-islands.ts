import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { islandsFolder } from '../addresses';
import { digestOf } from '../compression-and-digests';
import type { HtmlFirstSettings, IslandSettings } from '../settings';

/** The islands of a release: one module each. */
export interface IslandBundle {
  /** Where the modules lie by their names, as `/islands/1a2b3c4d`: another when one has changed. */
  readonly folder: string;
  /** Contents by island name. */
  readonly modules: ReadonlyMap<string, Uint8Array>;
}

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The entry module of an island, which starts it everywhere on the page. */
function entryCode(name: string, island: IslandSettings, settings: HtmlFirstSettings): string {
  const { errorComponent } = settings;
  const imports = [
    `import { ${island.export} as island } from './${island.module}';`,
    `import { startIsland } from '${fileHere('./start-island.ts')}';`,
  ];
  let run = '(wrapper, props, onReady) => { island(wrapper, props); onReady(); }';
  if (island.kind === 'component') {
    imports.push(`import { componentIsland } from '${fileHere('./component-island.tsx')}';`);
    if (errorComponent) {
      imports.push(
        `import { ${errorComponent.export} as ErrorMessage } from './${errorComponent.module}';`,
      );
    }
    run = `componentIsland(island${errorComponent ? ', ErrorMessage' : ''})`;
  }
  return `${imports.join('\n')}\nstartIsland('${name}', ${run}, ${island.registersServiceWorker ?? false});`;
}

const refuseNext: Plugin = {
  name: 'refuse-next',
  setup(bundling) {
    bundling.onResolve({ filter: /^next(\/|$)/ }, ({ path, importer }) => {
      const remedy = `which needs Next's client runtime: an island uses plain elements.`;
      return { errors: [{ text: `${importer} imports ${path}, ${remedy}` }] };
    });
  },
};

/**
 * Puts Preact in the place of React: its core and hooks, or all of preact/compat for the packages
 * that use more of React.
 * @param packagesOnCompat names of such packages, or how they begin: `@radix-ui`.
 */
function onPreact(packagesOnCompat: readonly string[]): Plugin {
  return {
    name: 'on-preact',
    setup(bundling) {
      bundling.onResolve(
        { filter: /^react(-dom)?(\/client|\/jsx-runtime)?$/ },
        ({ path, importer, ...how }) => {
          if (path === 'react/jsx-runtime') return bundling.resolve('preact/jsx-runtime', how);
          const needsAll = packagesOnCompat.some((name) =>
            importer.includes(`/node_modules/${name}`),
          );
          if (needsAll) return bundling.resolve('preact/compat', how);
          return { path: fileHere('./react-core.ts'), sideEffects: false };
        },
      );
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
 * second try asks for all of it anew.
 * @throws esbuild's own errors, which name file and line.
 */
export async function bundleIslands(
  settings: HtmlFirstSettings,
  projectFolder: string,
): Promise<IslandBundle> {
  const { islands, runtime, packagesOnCompat = [] } = settings;
  const bundle = async ([name, island]: [string, IslandSettings]) => {
    const { outputFiles } = await build({
      stdin: { contents: entryCode(name, island, settings), resolveDir: projectFolder },
      plugins: [refuseNext, ...(runtime === 'react' ? [] : [onPreact(packagesOnCompat)])],
      absWorkingDir: projectFolder,
      outdir: islandsFolder,
      bundle: true,
      format: 'esm',
      minify: true,
      target: 'es2020',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"', ...publicVariables() },
      legalComments: 'none',
      write: false,
      logLevel: 'silent',
      logOverride: { 'import-is-undefined': 'error' },
    });
    const [module, sheet] = outputFiles;
    if (!module || sheet) {
      throw new Error(`The island ${name} imports a style sheet: import it in the page instead.`);
    }
    return [name, module.contents] as const;
  };
  const modules = new Map(await Promise.all(Object.entries(islands).map(bundle)));
  const contents = Buffer.concat([...modules.values()]);
  return { folder: `${islandsFolder}/${digestOf(contents).slice(0, 8)}`, modules };
}
