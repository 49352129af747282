import { join } from 'node:path';
import { build } from 'esbuild';

/** The loader as one minified script, to stand in the page as it is. */
export async function bundleLoader(projectFolder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(projectFolder, 'lib/adapter/loader/loader.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    // Leaves out "use strict": the compiler has been strict enough.
    tsconfigRaw: { compilerOptions: { strict: false } },
    write: false,
    logLevel: 'error',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('lib/adapter/loader/loader.ts gave no script: look at esbuild.');
  return script.text.trim();
}
