/** @jest-environment node */

import { bundleIslands } from '../../html-first/islands/bundle-islands';
import type { HtmlFirstSettings, IslandSettings } from '../../html-first/settings';
import { prepareProject } from '../project-folder';

// Inside the project, whose packages the islands import.
const project = prepareProject(process.cwd());

beforeEach(() => {
  project.write(
    'counter.tsx',
    `import { useState } from 'react';
    export function Counter() { const [n] = useState(0); return <p>counted {n}</p>; }`,
  );
  project.write('keys.ts', `export const watch = (e) => { e.dataset.keys = ''; };`);
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
  budgets: { maxBytes: 1, maxScriptBytes: 1, maxFirstSectionBytes: 1 },
  ...more,
});

test.each(['preact', 'react'] as const)(
  'bundles every island on %s as one module, in a folder named by them all',
  async (runtime) => {
    const { folder: address, modules } = await bundleIslands(settings({ runtime }), project.folder);
    expect(address).toMatch(/^\/islands\/[0-9a-f]{8}$/);
    expect([...modules.keys()].sort()).toEqual(['counter', 'keys']);
    for (const content of modules.values()) {
      expect(Buffer.from(content).toString()).not.toMatch(/\bimport\b *["'{*]|\bfrom *"/);
    }
    project.write('keys.ts', 'export const watch = () => {};');
    expect((await bundleIslands(settings({ runtime }), project.folder)).folder).not.toBe(address);
  },
);

test.each([
  ['an export that a module does not have', 'export const Abacus = 1;', 'Counter'],
  [
    'a style sheet',
    `import './look.css'; export const Counter = 1;`,
    'counter imports a style sheet',
  ],
  [
    'a part of Next',
    `export { default as Counter } from 'next/link';`,
    'imports next/link, which needs',
  ],
])('refuses %s, by its name', async (_what, code, words) => {
  project.write('look.css', 'p { color: red }');
  project.write('counter.tsx', code);
  await expect(bundleIslands(settings(), project.folder)).rejects.toThrow(words);
});
