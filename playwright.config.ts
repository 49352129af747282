import { defineConfig, devices } from '@playwright/test';
import { hasCloudflare } from './e2e/hosts/cloudflare';
import { exampleFarm } from './facts/folders.mjs';
import { findFreePort } from './scripts/local-servers';
import { findChromium } from './scripts/test-setup/chromium';
import { isBuildOld } from './scripts/test-setup/is-build-old';

// Tests read the same facts as the preview that they run on.
process.env.FACTS_FOLDER = exampleFarm;

// Each worker evaluates this file again and inherits the environment, so the port is chosen once.
process.env.TEST_PORT ||= String(await findFreePort());
const port = Number(process.env.TEST_PORT);

const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (process.argv.includes('test') && !isWorker && isBuildOld()) {
  console.warn('The built site is older than its sources: rebuild it with npm test.');
}
if (!isWorker && !hasCloudflare()) {
  console.warn(
    "Skipping the tests on Cloudflare's runtime: to install it, run npm ci --ignore-scripts --prefix e2e/hosts.",
  );
}

export default defineConfig({
  testDir: 'e2e',
  testIgnore: hasCloudflare() ? [] : 'hosts/**',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  workers: 2,
  // Allows for a busy machine. After a retry, the report shows both failures.
  timeout: 60_000,
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  // Without the platform: aria snapshots are the same on all.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // Playwright cannot intercept requests that a service worker handles; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Saves a sixth of the time; tests of animations turn it off.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      // Gives glyphs the same widths in the headless shell as in full Chromium.
      args: ['--font-render-hinting=none'],
    },
  },
  // Serves the built site, and exits if there is none.
  webServer: {
    command: 'tsx scripts/preview/preview.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
