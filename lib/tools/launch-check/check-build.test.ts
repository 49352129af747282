/** @jest-environment node */
import { checkBuild, hostFiles } from './check-build';
import { goodPage, prepareBuild } from './test-build';

const build = prepareBuild();

/** What is found, with names as seen from the project. */
function findings(): string[] {
  return checkBuild(build.options).map(
    ({ open, problem }) => `${open.slice(build.root.length + 1)}: ${problem}`,
  );
}

test('finds nothing in a site that may go live', () => {
  expect(findings()).toEqual([]);
});

test('finds that nothing is built', () => {
  build.remove('out/index.html');
  expect(findings()).toEqual(['out: There is no built site: run npm run build.']);
});

test('finds words that were changed after the build', () => {
  build.date('content/farm.ts', 2030);
  expect(findings()).toEqual(['content/farm.ts: has changed since: build the site again.']);
});

test('finds a build that search engines are kept from', () => {
  build.write('out/index.html', `${goodPage('')}<meta name="robots" content="noindex">`);
  expect(findings()).toEqual(['out/index.html: asks search engines to stay away.']);
});

test('finds a page that names another address as its own', () => {
  build.write('out/garlic.html', goodPage('/bonsmara'));
  expect(findings()).toEqual([
    'out/garlic.html: names https://www.farm.co.za/bonsmara as its address, and not https://www.farm.co.za/garlic: build it again.',
  ]);
});

const withoutPolicy = goodPage('/garlic').replace('http-equiv', 'name');

test('finds a page without a policy', () => {
  build.write('out/garlic.html', withoutPolicy);
  expect(findings()).toEqual([
    'out/garlic.html: has no policy that keeps foreign scripts out: build it again.',
  ]);
});

test('takes a page as Next exports it without the adapter', () => {
  build.write('out/garlic.html', `${withoutPolicy}<script src="/_next/static/a.js"></script>`);
  expect(findings()).toEqual([]);
});

test('finds a policy that lets any script in', () => {
  const open = "script-src 'unsafe-inline'";
  build.write('out/garlic.html', goodPage('/garlic').replace("default-src 'none'", open));
  expect(findings()[0]).toMatch(/^out\/garlic\.html: has no policy that keeps foreign scripts out/);
});

test.each(hostFiles)('finds a missing or another %s', (name) => {
  const found = [
    expect.stringMatching(`^out/${name}: is not the one in .*public/: build the site again.$`),
  ];
  build.write(`out/${name}`, 'another');
  expect(findings()).toEqual(found);
  build.remove(`out/${name}`);
  expect(findings()).toEqual(found);
});

test.each(['Expires: 2026-03-20T00:00:00.000Z\n', ''])('finds a security.txt of %j', (text) => {
  build.write('out/.well-known/security.txt', text);
  expect(findings()).toEqual([
    'out/.well-known/security.txt: is true for less than 30 days: build the site again.',
  ]);
});
