import { defineConfig, devices } from '@playwright/test';
import { exampleFarm } from './lib/facts/farms.mjs';
import { findFreePort } from './lib/tools/local-servers';
import { findChromium } from './lib/tools/site/prepare/chromium.mjs';

// What tests read of the facts is what the preview was built from.
process.env.FACTS_FOLDER = exampleFarm;

// Chosen once: each worker reads this file again, with the environment of the first reading.
process.env.TEST_PORT ||= String(await findFreePort());
const port = Number(process.env.TEST_PORT);

export default defineConfig({
  testMatch: ['e2e/**/*.spec.ts', 'lib/html-first/*.spec.ts'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A busy machine may starve a browser; a second failure is a real one, and the report names both.
  retries: process.env.CI ? 1 : 0,
  // Two builds of one engine smooth the edges of a drawing a little differently.
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // Behind a service worker no test could delay or refuse a request; its own tests allow it.
    serviceWorkers: 'block',
    // A sixth less work for the machine; where movement matters, tests ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await findChromium(),
      // Letters as wide in the headless shell as in the whole browser.
      args: ['--font-render-hinting=none'],
    },
  },
  // Tests run on the built site only: without one the server refuses to start.
  webServer: {
    command: `tsx lib/tools/site/preview/preview.ts ${process.env.CHECKED_SITE ?? ''}`,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
