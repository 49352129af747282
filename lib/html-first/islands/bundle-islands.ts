import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { islandsFolder } from '../addresses';
import type { HtmlFirstSettings, IslandSettings } from '../settings';
import { onPreact } from './preact';

/** The one module that an island is made of. */
export interface IslandModule {
  /** Such as `/islands/contact-form-1A2B3C4D.js`. */
  readonly address: string;
  readonly content: Uint8Array;
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
  return `${imports.join('\n')}\nstartIsland('${name}', ${run}, ${island.keepsOffline ?? false});`;
}

function islandEntries(settings: HtmlFirstSettings, projectFolder: string): Plugin {
  return {
    name: 'island-entries',
    setup(bundling) {
      bundling.onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice(prefix.length),
        namespace: 'island',
      }));
      bundling.onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => {
        const island = settings.islands[name];
        if (!island) return { errors: [{ text: `There is no island ${name}.` }] };
        return { contents: entryCode(name, island, settings), resolveDir: projectFolder };
      });
    },
  };
}

/**
 * Bundles each island with all it imports as one ES module with a hashed name, so that one request
 * fetches it and a second try asks for all of it anew.
 * @returns the modules by the names of their islands.
 * @throws esbuild's own errors, which name file and line.
 */
export async function bundleIslands(
  settings: HtmlFirstSettings,
  projectFolder: string,
): Promise<ReadonlyMap<string, IslandModule>> {
  const names = Object.keys(settings.islands);
  const { outputFiles, metafile } = await build({
    entryPoints: names.map((name) => ({ in: prefix + name, out: name })),
    plugins: [
      islandEntries(settings, projectFolder),
      ...(settings.runtime === 'react' ? [] : [onPreact(settings.packagesOnCompat ?? [])]),
    ],
    absWorkingDir: projectFolder,
    outdir: join(projectFolder, islandsFolder),
    entryNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2020',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const modules = new Map<string, IslandModule>();
  for (const { path, contents: content } of outputFiles) {
    const { entryPoint } = metafile.outputs[relative(projectFolder, path)] ?? {};
    const name = entryPoint?.slice(prefix.length) ?? basename(path);
    modules.set(name, { address: `${islandsFolder}/${basename(path)}`, content });
  }
  return modules;
}
