import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageShape = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  license: z.string().default('no licence named'),
  version: z.string(),
});

/** Builds the pages and stays at home; what it needs itself is no part of them either. */
const builders = ['next'];
/** Stands in for React in the pages, by an alias of the build. */
const aliased = ['preact'];

function readPackage(folder: string) {
  return packageShape.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

/** Packages that can reach the pages, with all that they need in turn. */
function shippedPackages(projectFolder: string): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || builders.includes(name)) return;
    found.add(name);
    const { dependencies } = readPackage(join(projectFolder, 'node_modules', name));
    for (const dependency of Object.keys(dependencies)) add(dependency);
  };
  for (const name of Object.keys(readPackage(projectFolder).dependencies)) add(name);
  for (const name of aliased) add(name);
  return [...found].sort();
}

/** `licences.txt`: whose work stands in the pages, and on which terms, as the terms ask. */
export function licencesText(owner: string, projectFolder = '.'): string {
  const parts = shippedPackages(projectFolder).map((name) => {
    const folder = join(projectFolder, 'node_modules', name);
    const { license, version } = readPackage(folder);
    return [`${name} ${version} (${license})`, licenceText(folder)].filter(Boolean).join('\n\n');
  });
  const introduction = `The words, pictures and design of this site belong to ${owner}; all rights reserved.
The heading font is free under its own licence: /fonts/sorts-mill-goudy-licence.txt
The pages contain parts of the following free software, with thanks.`;
  return `${[introduction, ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
