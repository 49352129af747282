import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';
import { readBuildDay } from '@/lib/facts/days';
import { exampleFarm } from '@/lib/facts/farms.mjs';
import { factsIn, readDraft } from '@/lib/facts/read';
import { describePackage } from '../../site/build/licences';
import { editorConfiguration } from './configuration';
import { editorPage, headerFile } from './editor-page';

const cms = 'node_modules/@sveltia/cms';

/** The sentences of the schemas are our own: those that zod brings in 40 languages are half a megabyte. */
const englishZod: Plugin = {
  name: 'english-zod',
  setup(build) {
    build.onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

/** Bundles what is added to the editor, and what it imports by name, beside the page. */
async function bundleScripts(folder: string, repository: string): Promise<void> {
  const examples = readDraft(factsIn(exampleFarm, readBuildDay()));
  await bundle({
    entryPoints: {
      editor: fileURLToPath(new URL('start-editor.ts', import.meta.url)),
      // One copy for the editor and for us: without it, the editor would save and not call our check.
      immutable: 'node_modules/immutable/dist/immutable.es.js',
      words: `${cms}/locales/en-GB.json`,
    },
    outdir: folder,
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    logLevel: 'error',
    define: {
      editorConfiguration: JSON.stringify(editorConfiguration(repository, examples)),
      editorRepository: JSON.stringify(repository),
      exampleFacts: JSON.stringify(examples),
      'process.env.NODE_ENV': '"production"',
    },
    external: ['@sveltia/cms', 'immutable'],
    plugins: [englishZod],
  });
}

/**
 * Writes the editor: a folder to put on an address of its own, or to open on this computer.
 * @param folder what is in it goes
 * @param repository on GitHub: owner/name
 */
export async function buildEditor(folder: string, repository: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundleScripts(folder, repository);
  cpSync(join(cms, 'npm'), join(folder, 'npm'), { recursive: true });
  cpSync('public/icon.svg', join(folder, 'icon.svg'));
  const licences = ['@sveltia/cms', 'immutable', 'react', 'zod'].map(describePackage).join('\n\n');
  const files = { 'index.html': editorPage, 'licences.txt': licences, _headers: headerFile };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
