/** Runs the journeys in WebKit on the built site; CONTRIBUTING.md has the command. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // Hides what the preview prints.
  quiet: true,
});
