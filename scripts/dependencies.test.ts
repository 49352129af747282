import { readFileSync } from 'node:fs';
import { z } from 'zod';

const packages = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({
  dependencies: packages,
  devDependencies: packages,
  overrides: packages,
});

test('docs/dependencies.md gives a reason for each package, and for no other', () => {
  const installed = ['package.json', 'e2e/hosts/package.json'].flatMap((manifest) => {
    const data: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
    return Object.values(manifestShape.parse(data)).flatMap(Object.keys);
  });
  const text = readFileSync('docs/dependencies.md', 'utf8');
  const named = [...text.matchAll(/^- (`.*?`):/gm)].flatMap(([, names = '']) =>
    names.slice(1, -1).split('`, `'),
  );
  expect(named.toSorted()).toEqual(installed.toSorted());
});
