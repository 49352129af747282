import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The linter holds which folder may import which, and the names of files.

function codeIn(...folders: readonly string[]) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => ({
        path: join(folder, name),
        text: readFileSync(join(folder, name), 'utf8'),
      })),
  );
}

function found(pattern: RegExp, files: ReturnType<typeof codeIn>): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(pattern, 'gm'))].map(([match]) => `${path}: ${match}`),
  );
}

// The error pages of Next, the islands, and their parts.
const clientFiles =
  /^(app\/(global-)?error\.tsx|components\/((contact-form|seed-calculator)\/|page\/(chat-button|error-screen)\.tsx)|lib\/html-first\/second-site\/)/;

test("'use client' is only in islands and error pages", () => {
  const clients = found(/^'use client'/, codeIn('app', 'components', 'lib'));
  expect(clients.filter((path) => !clientFiles.test(path))).toEqual([]);
  expect(clients).toContain("components/page/chat-button.tsx: 'use client'");
});

test.each([
  ['lib/html-first', 'no word of farming', /.*(farm|garlic|cattle|enquiry|calculator).*/i],
  ['app', 'no colour outside the theme', /#[0-9a-f]{3,8}\b(?![^`'"]*href)|\brgb\(|\bhsl\(|\[#/],
  ['app', 'no text size outside the theme', /\btext-(xs|sm|base|lg|\dxl|xl|\[)/],
  ['app', 'no word outside content', />[^<>{}=;()]*[A-Za-z]{3,}[^<>{}=;()]*<\//],
  ['app', 'no word in an attribute', /(aria-label|title|alt|placeholder)="[^"]+"/],
])('%s has %s', (folder, _what, pattern) => {
  const folders = folder === 'app' ? ['app', 'components'] : [folder];
  expect(found(pattern, codeIn(...folders))).toEqual([]);
});
