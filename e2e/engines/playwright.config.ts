/** `npm run test:engines`: the main journeys in every browser engine, on the built site. */
import { defineConfig } from '@playwright/test';
import { engines } from './engines';

export default defineConfig({
  testMatch: '*-journeys.ts',
  outputDir: '../../test-results/engines',
  globalSetup: './refuse-unsafe-site.ts',
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  // The preview names every enquiry that it receives.
  quiet: true,
  reporter: 'list',
  projects: engines.map(({ name, tag }) => ({ name, grep: new RegExp(tag) })),
});
