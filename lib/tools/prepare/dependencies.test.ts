/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const versions = z.record(z.string(), z.string());
const { dependencies, devDependencies } = z
  .object({ dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const all = { ...dependencies, ...devDependencies };

test('docs/dependencies.md gives a reason for each package, and for no other', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `(.+?)` \| .{4,} \|$/gm);
  expect([...rows].map(([, name]) => name)).toEqual(Object.keys(all));
});

test.each(Object.entries(all))('%s is held at an exact version: %s', (_name, version) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
