import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { findDeadComponents, readClientModules } from './dead-components';

const form = { module: 'components/form.tsx', export: 'Form', maxBytes: 1 };
const islands = { form: { kind: 'component', ...form } } as const;
const inIsland = '<div data-island="form"><form></form></div>';

test.each([
  ['/about.html', ['components/form.tsx', 'app/error.tsx'], inIsland, []],
  ['/about.html', ['components/form.tsx'], '<form></form>', ['components/form.tsx … /about']],
  ['/404.html', ['components/menu.tsx'], '', ['components/menu.tsx … /404']],
  ['/index.html', ['node_modules/next/dist/client/link.js', 'app/about/error.tsx'], '', []],
  ['/index.html', ['node_modules/sonner/index.js'], '', ['node_modules/sonner/index.js … /']],
])('of what %s imports, %j, it names the dead', (address, modules, html, dead) => {
  const imports = new Map(['/', '/about', '/_not-found'].map((route) => [route, modules]));
  const sentences = findDeadComponents(imports, fromHtml(html), address, islands);
  const named = /^(.*) is a client component, and (.*) imports it outside an <Island>/;
  expect(sentences.map((sentence) => named.exec(sentence)?.slice(1).join(' … '))).toEqual(dead);
});

test('refuses a page without a list of its imports, or with one that lacks an island on the page', () => {
  expect(() => findDeadComponents(new Map(), fromHtml(''), '/lots/1.html', {})).toThrow('/lots/1');
  const imports = new Map([['/about', ['app/error.tsx']]]);
  const check = () => findDeadComponents(imports, fromHtml(inIsland), '/about.html', islands);
  expect(check).toThrow('Next does not say what /about imports');
});

test('reads what Next writes, from a project beside the lock file or below it', () => {
  const repoRoot = mkdtempSync(join(tmpdir(), 'next-build-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(repoRoot, path)), { recursive: true });
    writeFileSync(join(repoRoot, path), text);
  };
  write('site/.next/app-path-routes-manifest.json', '{ "/(main)/about/page": "/about" }');
  const manifest = { clientModules: { '[project]/site/app/menu.tsx': {}, '[project]/x/a.js': {} } };
  write(
    'site/.next/server/app/(main)/about/page_client-reference-manifest.js',
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/(main)/about/page"] = ${JSON.stringify(manifest)};\n`,
  );
  const [projectDir, distDir] = [join(repoRoot, 'site'), join(repoRoot, 'site/.next')];
  const modules = readClientModules({ repoRoot, projectDir, distDir });
  rmSync(repoRoot, { recursive: true });
  expect([...modules]).toEqual([['/about', ['app/menu.tsx', '../x/a.js']]]);
});
