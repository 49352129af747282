/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { importsByFolder, isTest, sourceFiles } from './source-files';

const files = sourceFiles();
const code = files.filter((file) => !isTest(file));

/** Which files may import what of the project, by the beginnings of paths. */
const mayImport: [files: RegExp, imported: RegExp][] = [
  [/^content\//, /^content\//],
  [/^lib\//, /^(lib|content)\//],
  [/^components\//, /^(components|lib|content)\//],
  [/^app\//, /^(app|components|lib|content)\//],
  [/^e2e\//, /^(e2e|lib|content)\//],
  // The adapter imports nothing else, and these rooms do not depend on it.
  [/^lib\/html-first\//, /^lib\/html-first\//],
  [/^lib\/(calculator|enquiry|numbers|site)\//, /^(?!lib\/html-first)/],
  // The shared parts are independent of the farm.
  [/^components\/ui\//, /^(components\/ui|lib|content\/(?!farm|prices))/],
];

// The error pages of Next, the islands, and their parts.
const clientFiles = [
  /^app\/(global-)?error\.tsx$/,
  /^components\/(contact-form|seed-calculator)\//,
  /^components\/page\/(chat-button|error-screen)\.tsx$/,
  /^components\/sections\/feed\.tsx$/,
  /^e2e\/second-site\//,
];

function found(pattern: RegExp, where = code): string[] {
  return where.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(([match]) => `${path}: ${match}`),
  );
}

test.each(mayImport)('files at %s import from %s only', (where, allowed) => {
  const own = code.filter(({ path }) => where.test(path));
  expect(own.length).toBeGreaterThan(3);
  const against = own.flatMap(({ path, imports }) =>
    imports.filter((source) => !allowed.test(source)).map((source) => `${path} imports ${source}`),
  );
  expect(against).toEqual([]);
});

test('folders import each other without a circle', () => {
  const folders = new Map(importsByFolder(code));
  expect(folders.size).toBeGreaterThan(12);
  // Removes folders without importers or imports until only cycles are left.
  let before: number;
  do {
    before = folders.size;
    for (const [folder, imported] of folders) {
      const isImported = [...folders.values()].some((others) => others.includes(folder));
      if (!isImported || !imported.some((other) => folders.has(other))) folders.delete(folder);
    }
  } while (folders.size < before);
  expect(Object.fromEntries(folders)).toEqual({});
});

// When this fails, what it wants to see is the new picture.
test('the picture of the folders in README.md shows what they import', () => {
  const arrows = [...importsByFolder(code)].flatMap(([folder, imported]) => {
    const others = imported.filter((other) => other !== 'content');
    return others.length > 0 ? `  ${folder} --> ${others.join(' & ')}` : [];
  });
  const picture = /```mermaid\n(.*?)\n```/s.exec(readFileSync('README.md', 'utf8'))?.[1];
  expect(picture).toBe(['flowchart LR', ...arrows].join('\n'));
});

test('lib/html-first knows nothing of farms', () => {
  const adapter = code.filter(({ path }) => path.startsWith('lib/html-first/'));
  expect(found(/farm|garlic|cattle|enquiry|calculator/i, adapter)).toEqual([]);
});

test("'use client' stands only in islands and error pages", () => {
  const clients = code.filter(({ text }) => /^'use client'/m.test(text)).map(({ path }) => path);
  expect(clients.filter((path) => !clientFiles.some((known) => known.test(path)))).toEqual([]);
  expect(clients).toContain('components/page/chat-button.tsx');
});

test.each([
  ['no colour outside the theme', /#[0-9a-f]{3,8}\b(?![^`'"]*href)|\brgb\(|\bhsl\(|\[#/],
  ['no text size outside the theme', /\btext-(xs|sm|base|lg|\dxl|xl|\[)/],
  ['no word outside content', />[^<>{}=;()]*[A-Za-z]{3,}[^<>{}=;()]*<\//],
  ['no word in an attribute', /(aria-label|title|alt|placeholder)="[^"]+"/],
])('pages and components have %s', (_what, pattern) => {
  const pages = code.filter(({ path }) => /^(app|components)\//.test(path));
  expect(found(pattern, pages)).toEqual([]);
});

test('names of files are in kebab-case', () => {
  const names = files.map(({ path }) => path).filter((path) => !/^[a-z0-9./-]+$/.test(path));
  expect(names).toEqual([]);
});
