import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';
import { readBuildDay } from '@/lib/facts/days';
import { exampleFarm } from '@/lib/facts/farms.mjs';
import { readDraft } from '@/lib/facts/read';
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

/** One copy for the editor and for us, which the page finds by its name. */
const sharedImmutable: Plugin = {
  name: 'shared-immutable',
  setup(build) {
    build.onResolve({ filter: /^immutable$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
};

/** Bundles what is added to the editor; gives the path of a script beside the page, by its name. */
async function bundleScripts(folder: string, repository: string) {
  const examples = readDraft(exampleFarm, readBuildDay());
  const { metafile } = await bundle({
    entryPoints: {
      editor: fileURLToPath(new URL('start-editor.ts', import.meta.url)),
      immutable: 'immutable',
      words: `${cms}/locales/en-GB.json`,
    },
    entryNames: '[name]-[hash]',
    define: {
      editorConfiguration: JSON.stringify(editorConfiguration(repository, examples)),
      editorRepository: JSON.stringify(repository),
      exampleFacts: JSON.stringify(examples),
      'process.env.NODE_ENV': '"production"',
    },
    external: ['@sveltia/cms'],
    plugins: [englishZod, sharedImmutable],
    outdir: folder,
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    metafile: true,
    logLevel: 'error',
  });
  const scripts = Object.keys(metafile.outputs).map((path) => basename(path));
  return (name: string) => {
    const script = scripts.find((file) => file.startsWith(`${name}-`));
    if (!script) throw new Error(`The editor lacks ${name}: esbuild wrote no script for it.`);
    return `./${script}`;
  };
}

/**
 * Writes the editor: a folder to put on an address of its own, or to open on this computer.
 * @param folder what is in it goes
 * @param repository on GitHub: owner/name
 */
export async function buildEditor(folder: string, repository: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = await bundleScripts(folder, repository);
  // What the editor imports by name, or as only a bundler could read it. Without Immutable it would save
  // without calling our check.
  const imports = {
    '@sveltia/cms': './npm/index.js',
    immutable: script('immutable'),
    './locales/en-GB.json': script('words'),
  };
  cpSync(join(cms, 'npm'), join(folder, 'npm'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  cpSync('public/icon.svg', join(folder, 'icon.svg'));
  const licences = ['@sveltia/cms', 'immutable', 'react', 'zod'].map(describePackage).join('\n\n');
  const files = {
    'index.html': editorPage(script('editor'), imports),
    'licences.txt': licences,
    _headers: headerFile(imports),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
