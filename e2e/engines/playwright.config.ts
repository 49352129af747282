/** `npm run test:engines`: the journeys that engines may differ in, on the built site. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  // The preview names every enquiry that it receives.
  quiet: true,
  // Each engine makes the journeys that bear its tag.
  projects: [
    { name: 'firefox', grep: /@main/ },
    { name: 'webkit', grep: /@main/ },
    { name: 'webkit-without-popover', grep: /@without-popover/ },
    { name: 'webkit-without-scripts', grep: /@without-scripts/ },
  ],
});
