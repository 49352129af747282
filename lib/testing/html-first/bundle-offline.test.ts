/** @jest-environment node */

import { bundleOffline } from '../../html-first/offline/bundle-offline';

const files = new Map([
  ['/', '<h1>Home</h1>'],
  ['/garlic', '<h1>Garlic</h1>'],
  ['/islands/form-1A2B3C4D.js', 'form()'],
]);

async function workerFor(kept: ReadonlyMap<string, string>) {
  return (await bundleOffline(kept)).get('/service-worker.js');
}

test('writes a worker that knows its files by their digests, and a module that registers it', async () => {
  const scripts = await bundleOffline(files);
  expect([...scripts.keys()]).toEqual(['/service-worker.js', '/offline.js']);
  const worker = scripts.get('/service-worker.js');
  for (const address of [...files.keys(), '/offline.js']) {
    expect(worker).toContain(`"${address}":"sha256-`);
  }
  expect(worker).toContain('"/":"sha256-GnEzBnpKx/4GVllD3USHDyMgQbHSi0NA4rZ4JEo7efY="');
  expect(scripts.get('/offline.js')).toContain('/service-worker.js');
});

test('is the same worker for the same release, and another one when anything has changed', async () => {
  const worker = await workerFor(files);
  expect(await workerFor(new Map(files))).toBe(worker);
  expect(await workerFor(new Map([...files, ['/garlic', '<h1>More</h1>']]))).not.toBe(worker);
});
