import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { readBuildDay } from '@/content/facts/days';
import { exampleFarm } from '@/content/facts/folders.mjs';
import { readDraft } from '@/content/facts/read';
import { describePackage } from '../../site/build/licences';
import { deskConfiguration } from './configuration';
import { deskPage, headerFiles } from './desk-page';
import { daysOfToken } from './token-end';
import { statuses, words } from './words';

const packageAssets = 'node_modules/@sveltia/cms/npm/assets';

// What only maps, pasted rich text, code and drawings ask for; no field of ours is one of them.
const leftOut = ['@shikijs/*', 'leaflet/*', 'svgo/*', 'terra-draw*', 'turndown/*'];

/**
 * What is replaced in the editor: it must not fetch fonts or GitHub's status from other servers, its
 * "try again later" gives way to our reason, and before it saves, it hands on the file as it was opened
 * instead of whether the file is new.
 */
const replaced: [text: RegExp, instead: string][] = [
  [/@font-face\s*\{[^}]*https:\/\/cdn\.jsdelivr\.net[^}]*\}/g, ''],
  [
    /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    'data:application/json,{"status":{"indicator":"none"}}',
  ],
  [
    /There was an error while saving the entry\. Please try again later\./g,
    'It is not saved yet, for this reason:',
  ],
  [/(\{type:`preSave`,entry:[^{}]*,isNew:\w+)\.isNew\}/g, '$1.originalEntry}'],
  // What is called ready after it was saved can be published, without a review before.
  [/(await \w+\(\w+,)`pending_review`/g, '$1`pending_publish`'],
  [/status:\{draft:`Draft`[^}]*\}/g, statuses],
  ...Object.entries(words).map(([name, text]): [RegExp, string] => [
    new RegExp(`(?<=[{,]${name}:` + '`)[^`]*(?=`)', 'g'),
    text.replaceAll('$', '$$$$'),
  ]),
];

/** GitHub's form for a token, prefilled with the longest life and the owner of the files. */
function tokenForm(repository: string): [text: RegExp, instead: string] {
  const query = {
    name: 'The desk',
    description: 'Edits the website of the farm',
    target_name: repository.split('/')[0],
    expires_in: String(daysOfToken),
  };
  return [/name:`Sveltia CMS`,contents:`write`/g, `...${JSON.stringify(query)},contents:\`write\``];
}

const adaptPackages = (repository: string): Plugin => ({
  name: 'adapt-packages',
  setup(build) {
    build.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => {
      let contents = readFileSync(path, 'utf8');
      for (const [text, instead] of [...replaced, tokenForm(repository)]) {
        if (!contents.match(text)) {
          throw new Error(
            `${path} has no ${text}: look what this version of the editor has in its place.`,
          );
        }
        contents = contents.replace(text, instead);
      }
      return { contents };
    });
    // The sentences of the shapes are our own: those that the package brings in 40 languages are half a megabyte.
    build.onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
});

/** Bundles the editor; gives the name of the script that starts it. */
async function bundleScripts(folder: string, repository: string): Promise<string> {
  const examples = readDraft(exampleFarm, readBuildDay());
  const { metafile } = await bundle({
    entryPoints: { desk: fileURLToPath(new URL('start-desk.ts', import.meta.url)) },
    define: {
      deskConfiguration: JSON.stringify(deskConfiguration(repository, examples)),
      deskRepository: JSON.stringify(repository),
      exampleFacts: JSON.stringify(examples),
      'process.env': '{}',
      'process.env.NODE_ENV': '"production"',
    },
    external: leftOut,
    plugins: [adaptPackages(repository)],
    outdir: folder,
    // Beside the page and one folder down: from there the editor looks for its assets.
    entryNames: '[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    metafile: true,
    logLevel: 'error',
  });
  const script = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('start-desk.ts'),
  );
  if (!script) throw new Error('The desk could not be bundled: esbuild wrote no script for it.');
  return basename(script[0]);
}

/**
 * Copies fonts, encoder and decoder, which the package brings along. Of the icons it keeps one weight:
 * the others are two thirds of its bytes.
 */
async function copyAssets(folder: string): Promise<void> {
  cpSync(packageAssets, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  const icons = readdirSync(folder).find((file) => /^material-symbols.*\.woff2$/.test(file));
  if (!icons) throw new Error(`${packageAssets} has no icon font: look how the package names it.`);
  const file = join(folder, icons);
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_';
  const options = { targetFormat: 'woff2', variationAxes: { wght: 400 } } as const;
  writeFileSync(file, await subsetFont(readFileSync(file), letters, options));
}

/**
 * Writes the desk: a folder to put on an address of its own, or to open on this computer.
 * @param folder what is in it goes
 * @param repository on GitHub: owner/name
 */
export async function buildDesk(folder: string, repository: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = await bundleScripts(folder, repository);
  await copyAssets(join(folder, 'assets'));
  cpSync('public/icon.svg', join(folder, 'icon.svg'));
  const licences = ['@sveltia/cms', 'react', 'zod'].map(describePackage).join('\n\n');
  const files = { 'index.html': deskPage(script), 'licences.txt': licences, ...headerFiles() };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
