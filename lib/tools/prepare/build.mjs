import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { previewEnvironment } from './preview-environment.mjs';
import { run, stop } from './run.mjs';

const notBuilt = /\.test\.tsx?$|^lib\/tools\/(bench|prepare|preview)\//;
const sources = [
  'app',
  'components',
  'content',
  'html-first.config.ts',
  'lib',
  'public',
  'next.config.mjs',
  'next-sitemap.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
const settings = /^(NEXT_PUBLIC_.*|LIGHT|ISLAND_RUNTIME)$/;

/**
 * @param {string} path
 * @returns {string[]} the file itself, or all files below the folder
 */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return notBuilt.test(path) ? [] : [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string} the same for the same sources and settings
 */
function fingerprint(environment) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow).sort())
    hash.update(file).update(readFileSync(file));
  for (const name of Object.keys(environment)
    .filter((key) => settings.test(key))
    .sort()) {
    hash.update(`${name}=${environment[name]}\n`);
  }
  return hash.digest('hex');
}

/**
 * Next empties .next whenever it builds. That makes it the place for the mark of out/, which a build
 * by hand must make invalid, and the wrong one for a copy that later builds leave alone.
 * @param {string} folder
 * @returns {string} where it is noted what the folder was built from
 */
function markOf(folder) {
  return folder === 'out'
    ? join('.next', 'build-fingerprint')
    : join(dirname(folder), `build-fingerprint-${basename(folder)}`);
}

/**
 * Builds the site with preview settings, unless that very build stands in the folder already.
 * @param {string} [folder] where the built site goes; out/ itself unless named
 * @param {Readonly<Record<string, string>>} [settingsOfBuild] settings that make this build another one
 */
export function buildSite(folder = 'out', settingsOfBuild = {}) {
  const environment = { ...previewEnvironment, ...process.env, ...settingsOfBuild };
  const wanted = fingerprint(environment);
  const mark = markOf(folder);
  const isBuilt =
    existsSync(join(folder, 'index.html')) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === wanted;
  if (isBuilt) return;
  if (!run('npm', ['run', 'build'], environment)) {
    stop(
      'The site could not be built: correct what the lines above name and run the command again.',
    );
  }
  if (folder !== 'out') {
    mkdirSync(dirname(folder), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync('out', folder);
  }
  writeFileSync(mark, wanted);
}
