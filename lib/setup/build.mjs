import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewEnvironment } from './preview-environment.mjs';
import { run, stop } from './run.mjs';

const fingerprintFile = '.next/build-fingerprint';
const builtPage = 'out/index.html';
const notBuilt = /\.test\.tsx?$|^lib\/(setup|preview)\//;
const sources = [
  'app',
  'components',
  'content',
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

/** Builds the site with preview settings, unless that very build stands in out/ already. */
export function buildSite() {
  const environment = { ...previewEnvironment, ...process.env };
  const wanted = fingerprint(environment);
  const isBuilt =
    existsSync(builtPage) &&
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === wanted;
  if (isBuilt) return;
  if (!run('npm', ['run', 'build'], environment)) {
    stop(
      'The site could not be built: correct what the lines above name and run the command again.',
    );
  }
  writeFileSync(fingerprintFile, wanted);
}
