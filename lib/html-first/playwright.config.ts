/** `npm test` in this folder: the second site, in the Chromium of CHROMIUM_PATH or of Playwright. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.spec.ts',
  forbidOnly: true,
  use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '' } },
});
