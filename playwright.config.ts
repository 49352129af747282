import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './lib/setup/browser.mjs';

const port = 3100;
const plainPort = 3101;
const serve = 'tsx lib/preview/serve.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'light', testIgnore: 'plain-export.spec.ts' },
    {
      name: 'plain',
      testMatch: 'plain-export.spec.ts',
      use: { baseURL: `http://localhost:${plainPort}` },
    },
  ],
  // The built sites and nothing else: without them the servers refuse to start and the tests fail.
  webServer: [
    { command: serve, env: { PORT: String(port) }, port, reuseExistingServer: false },
    {
      command: serve,
      env: { PORT: String(plainPort), SITE_FOLDER: '.variants/plain' },
      port: plainPort,
      reuseExistingServer: false,
    },
  ],
});
