import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
// Not out of e2e/site, which reads the facts before they are chosen below.
import { everyEngine } from './e2e/tags';
import { findChromium } from './lib/tools/chromium.mjs';
import { filledFarm } from './lib/tools/folders.mjs';
import { findFreePort } from './lib/tools/local-servers';

// What tests read of the facts is what the preview was built from.
process.env.FACTS_FOLDER = filledFarm;

// Chosen once: each worker reads this file anew, with the environment of the first reading.
process.env.TEST_PORT ||= String(await findFreePort());
const port = Number(process.env.TEST_PORT);

// Playwright's own builds of the other engines, where they are installed, make a few journeys too;
// `npm run test:engines` makes more in the browsers of the system.
const otherEngines = [
  { name: 'firefox', path: firefox.executablePath(), device: devices['Desktop Firefox'] },
  { name: 'webkit', path: webkit.executablePath(), device: devices['Desktop Safari'] },
]
  .filter(({ path }) => existsSync(path))
  .map(({ name, device }) => ({
    name,
    grep: new RegExp(everyEngine),
    use: { ...device, launchOptions: {} },
  }));

export default defineConfig({
  testDir: 'e2e',
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
    // Past a service worker no test could hold back or refuse a request; its own tests allow it.
    serviceWorkers: 'block',
    // A sixth less work for the machine; where movement matters, tests ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters as wide in the headless shell as in the whole browser.
        '--font-render-hinting=none',
        '--no-first-run',
      ],
    },
  },
  // Chromium goes without a name, so that pictures and reports do.
  projects: [{}, ...otherEngines],
  // Tests run on the built site only: without one the server refuses to start.
  webServer: {
    command: 'tsx lib/tools/preview/preview.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
