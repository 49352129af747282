/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apacheFile } from './apache';
import { type BuiltSite, readBuiltSite } from './built-site';
import { headersFile } from './headers-file';
import { licencesText } from './licences';
import { contentType } from './media-types';
import { nginxFile } from './nginx';
import { precompress } from './precompress';
import { securityText } from './security-text';

const policy = "default-src 'none'";
const site: BuiltSite = {
  pages: [
    { address: '/', file: 'index.html', policy },
    { address: '/garlic', file: 'garlic.html', policy },
  ],
  missingPage: { address: '/404', file: '404.html', policy },
  isListed: true,
};
const plainSite: BuiltSite = {
  pages: site.pages.map((page) => ({ ...page, policy: undefined })),
  missingPage: { ...site.missingPage, policy: undefined },
  isListed: true,
};
const writers = { _headers: headersFile, '.htaccess': apacheFile, nginx: nginxFile };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

describe.each(Object.entries(writers))('%s', (_name, writer) => {
  test('carries the policy of each page, and that no frame may hold it', () => {
    expect(writer(site)).toContain(
      `${policy}; frame-ancestors 'none'; require-trusted-types-for 'script'`,
    );
  });

  test('carries no policy for a site without one', () => {
    expect(writer(plainSite)).not.toContain('Content-Security-Policy');
  });

  test('asks search engines to stay away from a site that is not public, and only then', () => {
    expect(writer(site)).not.toContain('X-Robots-Tag');
    expect(writer({ ...site, isListed: false })).toMatch(/X-Robots-Tag:? "?noindex/);
  });
});

test('_headers stays within what Cloudflare reads: 2 000 characters a line', () => {
  const lines = headersFile(site).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});

test('_headers names no header in two rules for one address, since hosts would join them', () => {
  const names = (address: string) =>
    headersFile(site)
      .split(/\n(?=\S)/)
      .filter((rule) => ['/*', address].includes(rule.split('\n')[0] ?? ''))
      .flatMap((rule) => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name));
  const found = names('/garlic');
  expect(found).toContain('Content-Security-Policy');
  expect(new Set(found).size).toBe(found.length);
});

test('a site without a page for missing addresses is not finished', () => {
  write('index.html', '');
  expect(() => readBuiltSite(folder)).toThrow(`${folder}/ has no 404.html: build the site again.`);
});

test('reads addresses, policies and whether the site is public from the built pages', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  write('index.html', `${meta}<meta name="robots" content="noindex, nofollow">`);
  write('garlic.html', meta);
  write('404.html', '');
  expect(readBuiltSite(folder)).toEqual({
    ...site,
    pages: expect.arrayContaining([...site.pages]),
    missingPage: { ...site.missingPage, policy: undefined },
    isListed: false,
  });
});

test('puts compressed copies beside text that gets smaller, and beside nothing else', () => {
  const long = 'words '.repeat(100);
  write('long.txt', long);
  write('short.txt', 'a');
  write('picture.jpg', long);
  precompress(folder, readdirSync(folder));
  expect(readdirSync(folder).sort()).toEqual([
    'long.txt',
    'long.txt.br',
    'long.txt.gz',
    'picture.jpg',
    'short.txt',
  ]);
  const copy = (ending: string) => readFileSync(join(folder, `long.txt.${ending}`));
  expect(brotliDecompressSync(copy('br')).toString()).toBe(long);
  expect(gunzipSync(copy('gz')).toString()).toBe(long);
});

test.each([
  ['garlic.html', 'text/html; charset=utf-8'],
  ['cow.avif', 'image/avif'],
  ['cow.unknown', undefined],
  ['constructor', undefined],
])('the type of %s is %s', (file, type) => expect(contentType(file)).toBe(type));

test('security.txt names whom to write to, and expires a year after the build', () => {
  const text = securityText(
    'ann@example.com',
    new URL('https://farm.example'),
    new Date('2026-03-01T10:00:00Z'),
  );
  expect(text).toBe(`Contact: mailto:ann@example.com
Expires: 2027-03-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://farm.example/.well-known/security.txt
`);
});

test('licences.txt names all free software that can reach the pages, with its terms', () => {
  const text = licencesText('The farm');
  expect(text).toContain('belong to The farm; all rights reserved.');
  for (const name of ['preact', 'zod', 'sonner', '@radix-ui/react-tooltip', '@floating-ui/core']) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)\n\n.*MIT License`, 'im'));
  }
  expect(text).not.toMatch(/^next \d/m);
});
