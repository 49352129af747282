/** The text of `licences.txt`. */
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const packageShape = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  license: z.string().default('no licence named'),
  version: z.string(),
});

function readPackage(folder: string) {
  return packageShape.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
}

/** The packages whose code may reach the pages, with their dependencies. */
function shippedPackages(): string[] {
  // Islands run on Preact instead of React; the styles contain Tailwind.
  const names = new Set([...Object.keys(readPackage('.').dependencies), 'preact', 'tailwindcss']);
  // The adapter removes Next's client runtime from the pages.
  names.delete('next');
  // A Set's iteration also visits names added during it.
  for (const name of names) {
    const { dependencies } = readPackage(`node_modules/${name}`);
    for (const dependency of Object.keys(dependencies)) names.add(dependency);
  }
  return [...names].sort();
}

/** The name, version and licence of a package. */
export function describePackage(name: string): string {
  const folder = `node_modules/${name}`;
  const { license, version } = readPackage(folder);
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  const terms = file ? `\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}` : '';
  return `${name} ${version} (${license})${terms}`;
}

/** The licences of all software in the pages; the licences require their text. */
export function licencesText(owner: string): string {
  const fontLicences = readdirSync('public/fonts').filter((file) => file.endsWith('.txt'));
  const introduction = `The words, pictures and design of this site belong to ${owner}; all rights reserved.
The fonts are free under licences of their own: ${fontLicences.map((file) => `/fonts/${file}`).join(', ')}
The pages contain parts of the following free software, with thanks.`;
  const parts = [introduction, ...shippedPackages().map(describePackage)];
  return `${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
