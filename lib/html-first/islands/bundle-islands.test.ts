/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareProject } from '../../testing/project-folder';
import type { HtmlFirstSettings, IslandSettings } from '../settings';
import { bundleIslands } from './bundle-islands';

// Inside the project, whose packages the islands import.
const folder = prepareProject(process.cwd());

beforeEach(() => {
  writeFileSync(
    join(folder.folder, 'counter.tsx'),
    `import { useState } from 'react';
    export function Counter() { const [n] = useState(0); return <p>counted {n}</p>; }`,
  );
  writeFileSync(
    join(folder.folder, 'keys.ts'),
    `export const watch = (e) => { e.dataset.keys = ''; };`,
  );
});

const counter: IslandSettings = {
  kind: 'component',
  module: 'counter.tsx',
  export: 'Counter',
  maxBytes: 1,
};
const keys: IslandSettings = { kind: 'plain', module: 'keys.ts', export: 'watch', maxBytes: 1 };
const settings = (more: Partial<HtmlFirstSettings> = {}): HtmlFirstSettings => ({
  islands: { counter, keys },
  budgets: { maxBytes: 1, maxRatio: 1, maxRatioOfMissingPage: 1 },
  ...more,
});

test.each(['preact', 'react'] as const)(
  'bundles every island on %s as one module, in a folder named by them all',
  async (runtime) => {
    const { folder: address, modules } = await bundleIslands(settings({ runtime }), folder.folder);
    expect(address).toMatch(/^\/islands\/[0-9a-f]{8}$/);
    expect([...modules.keys()].sort()).toEqual(['counter', 'keys']);
    for (const content of modules.values()) {
      expect(Buffer.from(content).toString()).not.toMatch(/\bimport\b *["'{*]|\bfrom *"/);
    }
    writeFileSync(join(folder.folder, 'keys.ts'), 'export const watch = () => {};');
    expect((await bundleIslands(settings({ runtime }), folder.folder)).folder).not.toBe(address);
  },
);

test('keeps a plain module free of what components need', async () => {
  const { modules } = await bundleIslands(settings(), folder.folder);
  expect(modules.get('keys')?.length).toBeLessThan(2_000);
  expect(modules.get('counter')?.length).toBeGreaterThan(8_000);
});

test('names an export that a module does not have', async () => {
  const islands = { counter: { ...counter, export: 'Abacus' } };
  await expect(bundleIslands(settings({ islands }), folder.folder)).rejects.toThrow('Abacus');
});
