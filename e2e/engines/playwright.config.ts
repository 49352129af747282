/** `npm run test:engines`: the journeys that engines may differ in, on the built site. */
import { defineConfig } from '@playwright/test';
import { engines } from './browsers';

export default defineConfig({
  testMatch: '*journeys.ts',
  outputDir: '../../test-results/engines',
  globalSetup: './refuse-unsafe-site.ts',
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  // The preview names every enquiry that it receives.
  quiet: true,
  reporter: 'list',
  projects: Object.entries(engines).map(([name, { tag }]) => ({ name, grep: new RegExp(tag) })),
});
