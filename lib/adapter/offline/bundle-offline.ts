import { createHash } from 'node:crypto';
import { type BuildOptions, build } from 'esbuild';

const folder = './lib/adapter/offline';
export const workerAddress = '/service-worker.js';
/** The module that registers the service worker, wherever it is asked for. */
export const registerAddress = '/offline.js';

export interface OfflineSources {
  readonly projectFolder: string;
  /** The finished pages by their addresses on the site: `/`, `/garlic`. */
  readonly pages: ReadonlyMap<string, string>;
  /** Addresses of the modules that must work without signal; each changes with its content. */
  readonly modules: readonly string[];
}

async function bundle(code: string, projectFolder: string, options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    stdin: { contents: code, resolveDir: projectFolder },
    bundle: true,
    minify: true,
    target: 'es2020',
    write: false,
    logLevel: 'error',
    ...options,
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${folder} gave no script: look at esbuild.`);
  return script.text;
}

/**
 * The two scripts that make the site open without signal, by address: the service worker with its
 * list of files, and the module that registers it.
 */
export async function bundleOffline({
  projectFolder,
  pages,
  modules,
}: OfflineSources): Promise<ReadonlyMap<string, string>> {
  const files = [...pages.keys(), registerAddress, ...modules];
  const release = createHash('sha256')
    .update(JSON.stringify([...pages, modules]))
    .digest('hex');
  const worker = await bundle(`import '${folder}/service-worker.ts'`, projectFolder, {
    format: 'iife',
    define: { RELEASE: JSON.stringify(release.slice(0, 16)), FILES: JSON.stringify(files) },
  });
  const register = await bundle(
    `import { keepOffline } from '${folder}/keep-offline.ts'; keepOffline();`,
    projectFolder,
    { format: 'esm' },
  );
  return new Map([
    [workerAddress, worker],
    [registerAddress, register],
  ]);
}
