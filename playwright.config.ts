import { defineConfig, devices } from '@playwright/test';
import { hasCloudflare } from './e2e/hosts/cloudflare';
import { exampleFarm } from './facts/folders.mjs';
import { findFreePort } from './scripts/local-servers';
import { findChromium } from './scripts/test-setup/chromium';
import { isBuildOld } from './scripts/test-setup/is-build-old';

// Tests read the same facts as the preview.
process.env.FACTS_FOLDER = exampleFarm;

// Chosen once: each worker reads this file again and inherits the environment.
process.env.TEST_PORT ||= String(await findFreePort());
const port = Number(process.env.TEST_PORT);

const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (process.argv.includes('test') && !isWorker && isBuildOld()) {
  console.warn('The built site is older than its sources: npm test builds it again.');
}
if (!isWorker && !hasCloudflare()) {
  console.warn(
    "Nothing is tried on Cloudflare's runtime: npm ci --ignore-scripts --prefix e2e/hosts installs it.",
  );
}

export default defineConfig({
  testDir: 'e2e',
  testIgnore: hasCloudflare() ? [] : 'hosts/**',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  workers: 2,
  // A busy machine may starve a browser; the report names both failures.
  timeout: 60_000,
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  // Without the name of the system: what a screen reader reads is the same on all.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // A service worker hides requests from tests; its own tests allow it.
    serviceWorkers: 'block',
    // Saves a sixth of the time; tests of movement turn it off again.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      // The same letter widths in the headless shell as in the full browser.
      args: ['--font-render-hinting=none'],
    },
  },
  // The server only serves a built site, and stops if there is none.
  webServer: {
    command: 'tsx scripts/preview/preview.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
