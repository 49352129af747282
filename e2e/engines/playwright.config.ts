/** `npm run test:engines`: the journeys that engines may differ in, on the built site, in WebKit. */
import { defineConfig } from '@playwright/test';

export default defineConfig<object, { withoutFeature: string }>({
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  // The preview names every enquiry that it receives.
  quiet: true,
  // Each project makes the journeys that bear its tag.
  projects: [
    { name: 'webkit', grep: /@main/ },
    {
      name: 'webkit-without-popover',
      grep: /@without-popover/,
      use: { withoutFeature: 'PopoverAttribute' },
    },
    {
      name: 'webkit-without-scripts',
      grep: /@without-scripts/,
      use: { withoutFeature: 'JavaScriptMarkup' },
    },
  ],
});
