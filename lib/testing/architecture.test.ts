/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { importsByFolder, isTest, layerOf, type SourceFile, sourceFiles } from './source-files';

const files = sourceFiles();
const code = files.filter((file) => !isTest(file));

/** What each layer may import of the project. */
const allowed: Record<string, readonly string[]> = {
  content: ['content'],
  lib: ['lib', 'content'],
  components: ['components', 'lib', 'content'],
  app: ['app', 'components', 'lib', 'content'],
  e2e: ['e2e', 'lib', 'content'],
};

// React's own error pages, the islands, and what they are made of.
const clientFiles = [
  /^app\/(global-)?error\.tsx$/,
  /^components\/(contact-form|seed-calculator)\//,
  /^components\/page\/(chat-button|error-screen)\.tsx$/,
  /^lib\/html-first\/second-site\//,
];

function found(pattern: RegExp, where = code): string[] {
  return where.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(([match]) => `${path}: ${match}`),
  );
}

test('imports run along content <- lib <- components <- app only', () => {
  expect(files.length).toBeGreaterThan(100);
  const against = code.flatMap(({ path, imports }) =>
    imports
      .filter((source) => !allowed[layerOf(path)]?.includes(layerOf(source)))
      .map((source) => `${path} imports ${source}`),
  );
  expect(against).toEqual([]);
});

test('folders import each other without a circle', () => {
  const folders = new Map(importsByFolder(code));
  expect(folders.size).toBeGreaterThan(12);
  // A folder at either end of all arrows is taken away, until only circles are left.
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

test('lib/html-first imports nothing from outside its folder, and knows nothing of farms', () => {
  const folder = 'lib/html-first/';
  const own = files.filter(({ path }) => path.startsWith(folder));
  expect(own.length).toBeGreaterThan(20);
  // Its tests may use what helps to test anything.
  const allowed = (file: SourceFile) => (isTest(file) ? [folder, 'lib/testing/'] : [folder]);
  const outside = own.flatMap((file) =>
    file.imports
      .filter((source) => !allowed(file).some((start) => source.startsWith(start)))
      .map((source) => `${file.path}: ${source}`),
  );
  expect(outside).toEqual([]);
  expect(
    found(
      /farm|garlic|cattle|enquiry|calculator/i,
      own.filter((file) => !isTest(file)),
    ),
  ).toEqual([]);
});

test('the calculator, the enquiry, numbers and what pages are rendered with do without the adapter', () => {
  const folders = code.filter(({ path }) => /^lib\/(calculator|enquiry|numbers|site)\//.test(path));
  const adapter = folders.filter(({ imports }) =>
    imports.some((one) => one.includes('html-first')),
  );
  expect(adapter.map(({ path }) => path)).toEqual([]);
});

test('components/ui knows nothing of farming', () => {
  const farming = code
    .filter(({ path }) => path.startsWith('components/ui/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          (source) => /^components\/(?!ui)/.test(source) || /content\/(farm|prices)/.test(source),
        )
        .map((source) => `${path} imports ${source}`),
    );
  expect(farming).toEqual([]);
});

test("'use client' stands only in islands and error pages", () => {
  const clients = code.filter(({ text }) => /^'use client'/m.test(text)).map(({ path }) => path);
  expect(clients.filter((path) => !clientFiles.some((known) => known.test(path)))).toEqual([]);
  expect(clients).toContain('components/page/chat-button.tsx');
});

test('no colour stands outside the theme', () => {
  const pages = code.filter(({ path }) => /^(app|components)\//.test(path));
  expect(found(/#[0-9a-f]{3,8}\b(?![^`'"]*href)|\brgb\(|\bhsl\(|\[#/, pages)).toEqual([]);
});

test('no text size stands outside the theme', () => {
  const pages = code.filter(({ path }) => /^(app|components)\//.test(path));
  expect(found(/\btext-(xs|sm|base|lg|\dxl|xl|\[)/, pages)).toEqual([]);
});

test('a visitor reads no word that stands outside content', () => {
  const pages = code.filter(({ path }) => /^(app|components)\/.*\.tsx$/.test(path));
  // Text between tags, and attributes that are read aloud.
  expect(found(/>[^<>{}=;()]*[A-Za-z]{3,}[^<>{}=;()]*<\//, pages)).toEqual([]);
  expect(found(/(aria-label|title|alt|placeholder)="[^"]+"/, pages)).toEqual([]);
});

test('a page has at most 60 lines, a component 120, any other file of the site 150', () => {
  const maxLines = ({ path }: { path: string }) => {
    if (/^app\/.*page\.tsx$/.test(path)) return 60;
    return /^(components|lib\/html-first)\//.test(path) ? 120 : 150;
  };
  const long = code
    .filter(({ path }) => layerOf(path) !== 'e2e')
    .map((file) => ({ ...file, lines: file.text.trimEnd().split('\n').length }))
    .filter((file) => file.lines > maxLines(file))
    .map(({ path, lines }) => `${path}: ${lines} lines`);
  expect(long).toEqual([]);
});

test('names of files are in kebab-case', () => {
  const names = files.map(({ path }) => path).filter((path) => !/^[a-z0-9./-]+$/.test(path));
  expect(names).toEqual([]);
});
