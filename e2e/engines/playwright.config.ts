/** The journeys that engines may differ in, on the built site, in WebKit: CONTRIBUTING.md has the command. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // The preview names every enquiry that it receives.
  quiet: true,
});
