import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { registerAddress } from '../offline/bundle-offline';
import { islandEntries, onPreact } from './esbuild-plugins';
import type { IslandSource } from './island-sources';

/** The modules of the islands: what each file holds, and what each island needs to start. */
export interface IslandBundle {
  /** Contents by public address, such as `/islands/contact-form-1A2B3C4D.js`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** By island: addresses of its entry and of all it imports at once, the entry first. */
  readonly firstModules: ReadonlyMap<string, readonly string[]>;
  /** By island: addresses of all it may fetch later and does not start with. */
  readonly laterModules: ReadonlyMap<string, readonly string[]>;
}

export type IslandRuntime = 'preact' | 'react';

const folder = '/islands';
function publicAddress(outputPath: string): string {
  return `${folder}/${basename(outputPath)}`;
}

/** An output and all that it imports at once, itself first; lazy imports are left out. */
function withStaticImports(outputs: Metafile['outputs'], path: string, found: string[] = []) {
  if (found.includes(path)) return found;
  found.push(path);
  for (const { kind, path: imported } of outputs[path]?.imports ?? []) {
    if (kind === 'import-statement') withStaticImports(outputs, imported, found);
  }
  return found;
}

/** The outputs that an island fetches later, with all that these import. */
function lazyImports(outputs: Metafile['outputs'], first: readonly string[]): readonly string[] {
  const found = [...first];
  for (const path of found) {
    for (const { kind, path: imported, external } of outputs[path]?.imports ?? []) {
      if (kind === 'dynamic-import' && !external) withStaticImports(outputs, imported, found);
    }
  }
  return found.slice(first.length);
}

/**
 * Bundles the islands as ES modules with hashed names, on Preact or, for comparison, on React.
 * @throws esbuild's own errors, which name file and line.
 */
export async function bundleIslands(
  sources: readonly IslandSource[],
  projectFolder: string,
  runtime: IslandRuntime,
): Promise<IslandBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: sources.map(({ name }) => ({ in: `island:${name}`, out: name })),
    plugins: [islandEntries(sources, projectFolder), ...(runtime === 'preact' ? [onPreact] : [])],
    absWorkingDir: projectFolder,
    outdir: join(projectFolder, 'out', folder),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    bundle: true,
    external: [registerAddress],
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2020',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const { outputs } = metafile;
  const firstModules = new Map<string, readonly string[]>();
  const laterModules = new Map<string, readonly string[]>();
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    const source = sources.find(({ name }) => entryPoint === `island:${name}`);
    if (!source) continue;
    const first = withStaticImports(outputs, path);
    firstModules.set(source.name, first.map(publicAddress));
    laterModules.set(source.name, lazyImports(outputs, first).map(publicAddress));
  }
  return {
    files: new Map(outputFiles.map(({ path, contents }) => [publicAddress(path), contents])),
    firstModules,
    laterModules,
  };
}
