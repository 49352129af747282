import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleIslands } from './bundle';

// Inside the project, so that islands can import its packages.
let project = '';
beforeEach(() => {
  project = mkdtempSync(join(__dirname, 'test-results-'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Bundles one island from this code. */
function bundle(code: string) {
  writeFileSync(join(project, 'counter.tsx'), code);
  const module = { module: 'counter.tsx', export: 'Counter', maxBytes: 1 };
  const counter = { kind: 'component', ...module } as const;
  return bundleIslands(
    {
      islands: { counter },
      policy: { requestOrigins: [], addedStyleHashes: [] },
      firstLine: '/* ours */',
      offlinePages: [],
    },
    project,
  );
}

test('renames the folder of the modules when one of them changes', async () => {
  const { folder, modules } = await bundle('export const Counter = () => <p>1</p>;');
  expect(modules.get('counter')).toMatch(/^\/\* ours \*\/\n./);
  expect(folder).toMatch(/^\/islands\/[0-9a-f]{6}$/);
  expect((await bundle('export const Counter = () => <p>2</p>;')).folder).not.toBe(folder);
});

test('refuses a part of React that Preact lacks, and names it', async () => {
  const code = `import * as React from 'react'; export const Counter = () => React.use(null);`;
  await expect(bundle(code)).rejects.toThrow('Import "use" will always be undefined');
});
