/** @jest-environment node */
import { verifyOffline } from '../verify/verify-offline';
import { bundleOffline } from './bundle-offline';
import { offlineModules } from './offline-files';

const pages = new Map([
  ['/', '<h1>Home</h1>'],
  ['/garlic', '<h1>Garlic</h1>'],
]);
const modules = ['/islands/form-1A2B3C4D.js'];

async function workerFor(kept = pages, keptModules = modules) {
  const scripts = await bundleOffline({
    projectFolder: process.cwd(),
    pages: kept,
    modules: keptModules,
  });
  return scripts.get('/service-worker.js');
}

test('writes a worker that knows its files and a module that registers it', async () => {
  const scripts = await bundleOffline({ projectFolder: process.cwd(), pages, modules });
  expect([...scripts.keys()]).toEqual(['/service-worker.js', '/offline.js']);
  for (const address of ['"/"', '"/garlic"', '"/offline.js"', '"/islands/form-1A2B3C4D.js"']) {
    expect(scripts.get('/service-worker.js')).toContain(address);
  }
  expect(scripts.get('/offline.js')).toContain('/service-worker.js');
  expect(verifyOffline(scripts)).toEqual([]);
});

test('is the same worker for the same release, and another one when anything has changed', async () => {
  const worker = await workerFor();
  expect(await workerFor()).toBe(worker);
  expect(await workerFor(new Map([...pages, ['/garlic', '<h1>More</h1>']]))).not.toBe(worker);
  expect(await workerFor(pages, ['/islands/form-5E6F7A8B.js'])).not.toBe(worker);
});

test('names a script that is missing or weighs too much', () => {
  const noise = Array.from({ length: 3000 }, (_, index) => Math.sin(index)).join();
  expect(verifyOffline(new Map([['/service-worker.js', noise]]))).toEqual([
    expect.stringMatching(/^\/service-worker\.js weighs \d+ bytes, more than its 3000$/),
    '/offline.js is missing',
  ]);
});

test('keeps the modules of what has to work without signal, first and later, each once', () => {
  const bundle = {
    files: new Map(),
    firstModules: new Map([
      ['form', ['/islands/form.js', '/islands/shared.js']],
      ['calculator', ['/islands/calculator.js', '/islands/shared.js']],
      ['tooltip', ['/islands/tooltip.js']],
    ]),
    laterModules: new Map([['form', ['/islands/desk.js']]]),
  };
  const source = { module: '', component: '', budgetBytes: 0 };
  expect(
    offlineModules(bundle, [
      { ...source, name: 'form', worksOffline: true },
      { ...source, name: 'calculator', worksOffline: true },
      { ...source, name: 'tooltip' },
    ]),
  ).toEqual([
    '/islands/form.js',
    '/islands/shared.js',
    '/islands/desk.js',
    '/islands/calculator.js',
  ]);
});
