/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { prepareProject } from '../testing/project-folder';
import { headersFor, readBuiltSite, readHeaderRules } from './built-site';

const project = prepareProject();

test('a site without a page for missing addresses is not finished', () => {
  project.write('index.html', '');
  expect(() => readBuiltSite(project.folder)).toThrow(
    `There is no finished site in ${project.folder}/: build it again.`,
  );
});

test('reads addresses, policies and whether the site is public from the built pages', () => {
  const policy = "default-src 'none'";
  project.write('index.html', '<meta name="robots" content="noindex, nofollow">');
  project.write('garlic.html', `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  project.write('404.html', '');
  project.write('_not-found.html', '');
  const pages = [
    { address: '/garlic', file: 'garlic.html', policy },
    { address: '/', file: 'index.html', policy: undefined },
  ];
  expect(readBuiltSite(project.folder)).toEqual({ pages, isListed: false });
  project.write('index.html', '');
  expect(readBuiltSite(project.folder).isListed).toBe(true);
});

test('reads which headers an address is sent with, and the default of the hosts', () => {
  project.write(
    '_headers',
    '# Why\n/*\n  A: b: c\n  D: e\n\n# How long\n/photos/*\n  Cache-Control: f\n',
  );
  const rules = readHeaderRules(project.folder);
  const headers = { A: 'b: c', D: 'e' };
  expect(headersFor(rules, '/photos/cow.avif')).toEqual({ ...headers, 'Cache-Control': 'f' });
  expect(headersFor(rules, '/photos')).toEqual({
    ...headers,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
});

const rules = readHeaderRules('public');
const apache = readFileSync('public/.htaccess', 'utf8');
const nginx = readFileSync('docs/nginx.conf', 'utf8');

/** The first two groups of every match, as names and values. */
function pairs(text: string, pattern: RegExp): Record<string, string> {
  return Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]));
}

describe('the three files for hosts', () => {
  test('name the same headers with the same values', () => {
    const page = headersFor(rules, '/');
    const photo = headersFor(rules, '/photos/cow.avif');
    expect(Object.keys(page)).toHaveLength(9);
    expect(pairs(apache, /^Header always set (\S+) "(.*)"$/gm)).toEqual(page);
    expect(pairs(apache, /^Header always set (\S+) "(.*)" env=HASHED$/gm)).toEqual({
      'Cache-Control': photo['Cache-Control'],
    });
    expect(pairs(nginx, /^add_header (\S+) "?(.*?)"? always;$/gm)).toEqual({
      ...page,
      'Cache-Control': '$cache_control',
    });
    expect([...nginx.matchAll(/set \$cache_control "(.*)"/g)].map(([, value]) => value)).toEqual([
      page['Cache-Control'],
      photo['Cache-Control'],
    ]);
  });

  test('let the same folders be kept for a year', () => {
    const folders = rules.slice(1).map(({ pattern }) => pattern.slice(1, -2));
    expect(folders).toContain('photos');
    for (const text of [apache, nginx]) expect(text).toContain(`^/(${folders.join('|')})/`);
  });

  test('name the same media types', () => {
    const types = pairs(apache, /^AddType (\S+) \.(\S+)$/gm);
    expect(Object.keys(types)).toContain('font/woff2');
    expect(pairs(nginx, /^ {2}(\S+\/\S+) (\S+);$/gm)).toEqual(types);
  });

  test('let no header stand in two rules for one address, since hosts would join them', () => {
    const [shared, ...others] = rules;
    expect(shared?.pattern).toBe('/*');
    for (const { headers } of others) {
      expect(Object.keys(headers).filter((name) => name in (shared?.headers ?? {}))).toEqual([]);
    }
  });
});
