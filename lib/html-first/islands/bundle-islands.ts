import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { islandsFolder } from '../addresses';
import type { HtmlFirstSettings, IslandSettings } from '../settings';
import { onPreact } from './preact';

/** The islands of a release: one module each. */
export interface IslandBundle {
  /** Where the modules lie, such as `/islands/1a2b3c4d`: it changes when any of them does. */
  readonly folder: string;
  /** Contents by island name. */
  readonly modules: ReadonlyMap<string, Uint8Array>;
}

/** The address of an island's module: the loader makes it out of the island's name. */
export function moduleAddress(folder: string, name: string): string {
  return `${folder}/${name}.js`;
}

const prefix = 'island:';
const runtimeFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The code that starts an island wherever the page has it. */
function entryCode(name: string, island: IslandSettings, settings: HtmlFirstSettings): string {
  const { errorComponent } = settings;
  const imports = [
    `import { ${island.export} as island } from './${island.module}';`,
    `import { startIsland } from '${runtimeFile('./start-island.ts')}';`,
  ];
  let run = '(wrapper, props, onReady) => { island(wrapper, props); onReady(); }';
  if (island.kind === 'component') {
    imports.push(`import { componentIsland } from '${runtimeFile('./component-island.tsx')}';`);
    if (errorComponent) {
      imports.push(
        `import { ${errorComponent.export} as ErrorMessage } from './${errorComponent.module}';`,
      );
    }
    run = `componentIsland(island${errorComponent ? ', ErrorMessage' : ''})`;
  }
  return `${imports.join('\n')}\nstartIsland('${name}', ${run}, ${island.registersServiceWorker ?? false});`;
}

function islandEntries(settings: HtmlFirstSettings, projectFolder: string): Plugin {
  return {
    name: 'island-entries',
    setup(bundling) {
      bundling.onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice(prefix.length),
        namespace: 'island',
      }));
      bundling.onResolve({ filter: /^next(\/|$)/ }, ({ path, importer }) => ({
        errors: [
          {
            text: `${importer} imports ${path}, which needs Next's client runtime: an island uses plain elements.`,
          },
        ],
      }));
      bundling.onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => {
        const island = settings.islands[name];
        if (!island) return { errors: [{ text: `There is no island ${name}.` }] };
        return { contents: entryCode(name, island, settings), resolveDir: projectFolder };
      });
    },
  };
}

/** What Next, too, writes into code for the browser. */
function publicVariables(): Record<string, string> {
  const set = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return Object.fromEntries(
    set.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
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
  const names = Object.keys(settings.islands);
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: prefix + name, out: name })),
    plugins: [
      islandEntries(settings, projectFolder),
      ...(settings.runtime === 'react' ? [] : [onPreact(settings.packagesOnCompat ?? [])]),
    ],
    absWorkingDir: projectFolder,
    outdir: join(projectFolder, islandsFolder),
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
  const hash = createHash('sha256');
  const modules = new Map<string, Uint8Array>();
  for (const { path, contents } of outputFiles) {
    if (!path.endsWith('.js')) {
      throw new Error(
        `The island ${basename(path).split('.')[0]} imports a style sheet: import it in the page instead.`,
      );
    }
    hash.update(contents);
    modules.set(basename(path, '.js'), contents);
  }
  return { folder: `${islandsFolder}/${hash.digest('hex').slice(0, 8)}`, modules };
}
