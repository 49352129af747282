import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../scripts/local-servers';
import { anyModule, expect, expectReady, pathsAskedBy, test, thorough } from './fixtures';

test('npm run dev answers at once, and serves pages as the build makes them', {
  tag: thorough,
}, async ({ page }) => {
  // Next compiles a page on its first request.
  test.slow();
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = spawn('node', ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    // The inbox answers before Next is ready.
    await expect
      .poll(() => fetch(`${origin}/__inbox`).then(({ status }) => status, String), {
        timeout: 60_000,
      })
      .toBe(200);
    const foreign = { headers: { Origin: 'https://farm.example' } };
    expect((await fetch(`${origin}/__inbox`, foreign)).status).toBe(403);

    const scripts = pathsAskedBy(page, 'script');
    await page.goto(`http://127.0.0.1:${port}/garlic`);
    await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toBeAttached();
    expect(scripts.filter((path) => path !== '/offline.js')).toEqual([]);
    await page.getByRole('radio', { name: 'Land Size to Seeds' }).check();
    await expectReady(page, 'seed-calculator');
    expect(scripts).toContainEqual(expect.stringMatching(anyModule));
    // Otherwise the page would log its lost connection.
    await page.goto('about:blank');
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
});
