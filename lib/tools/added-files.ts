/** The files that a build adds to the export: security.txt, licences.txt and compressed copies. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';

/**
 * `security.txt` as RFC 9116 defines it: the address for reports of a security hole, and the date
 * until which it holds. It has to be renewed within a year, which every build does.
 */
export function securityText(email: string, siteUrl: URL, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(built.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${new URL('/.well-known/security.txt', siteUrl)}
`;
}

const packageShape = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  license: z.string().default('no licence named'),
  version: z.string(),
});

/** Builds the pages; neither it nor what it needs is part of them. */
const builder = 'next';
/** Stands in for React in the pages, by an alias of the build. */
const aliased = 'preact';

function readPackage(folder: string) {
  return packageShape.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** The names of the packages that can reach the pages, with all that they need in turn. */
function shippedPackages(projectFolder: string): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || name === builder) return;
    found.add(name);
    const { dependencies } = readPackage(join(projectFolder, 'node_modules', name));
    for (const dependency of Object.keys(dependencies)) add(dependency);
  };
  for (const name of [...Object.keys(readPackage(projectFolder).dependencies), aliased]) add(name);
  return [...found].sort();
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

/** `licences.txt`: the authors of what the pages contain, and their terms, as those terms ask. */
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

const text = /\.(html|css|js|json|svg|txt|webmanifest|xml)$/;
const highest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Puts a `.br` and a `.gz` beside each text file that they make smaller, for hosts to send. */
export function compressTexts(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => text.test(name)).map((name) => join(folder, name))) {
    const content = readFileSync(file);
    const copies = {
      br: brotliCompressSync(content, highest),
      gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [ending, copy] of Object.entries(copies)) {
      if (copy.length < content.length) writeFileSync(`${file}.${ending}`, copy);
    }
  }
}
