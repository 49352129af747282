import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './lib/setup/browser.mjs';

const port = 3100;

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
  // The built site and nothing else: without out/ the server refuses to start and the tests fail.
  webServer: {
    command: `tsx lib/preview/serve.ts`,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
