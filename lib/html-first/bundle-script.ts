import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

/**
 * Bundles one file of the adapter, TypeScript for the browser, to a minified script.
 * @throws esbuild's own errors, which name file and line.
 */
export async function bundleScript(file: URL, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [fileURLToPath(file)],
    bundle: true,
    minify: true,
    target: 'es2020',
    // Leaves out "use strict", which saves bytes: TypeScript has checked the code.
    tsconfigRaw: { compilerOptions: { strict: false } },
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
