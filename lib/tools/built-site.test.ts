import { readFileSync } from 'node:fs';
import { headersFor, readHeaderRules } from './built-site';

const rules = readHeaderRules('public');
const apache = readFileSync('public/.htaccess', 'utf8');
const nginx = readFileSync('docs/nginx.conf', 'utf8');

/** The first two groups of every match, as names and values. */
function pairs(text: string, pattern: RegExp): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const),
  );
}

test('the three files for hosts name the same headers with the same values', () => {
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

test('the three files for hosts let the same folders be kept for a year', () => {
  const folders = rules.slice(1).map(({ pattern }) => pattern.slice(1, -2));
  expect(folders).toContain('photos');
  for (const text of [apache, nginx]) expect(text).toContain(`^/(${folders.join('|')})/`);
});

test('the three files for hosts have no header in two rules for one address, since hosts would join them', () => {
  const [shared, ...others] = rules;
  expect(shared?.pattern).toBe('/*');
  for (const { headers } of others) {
    expect(Object.keys(headers).filter((name) => name in (shared?.headers ?? {}))).toEqual([]);
  }
});
