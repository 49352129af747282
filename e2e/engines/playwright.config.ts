/** `npm run test:engines`: the main journeys in every browser engine, on the built site. */
import { defineConfig } from '@playwright/test';
import type { EngineOption } from './engine-test';
import { engines } from './engines';

export default defineConfig<object, EngineOption>({
  testMatch: '*-journeys.ts',
  outputDir: '../../test-results/engines',
  globalSetup: './built-site.ts',
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  // The preview names every enquiry that it receives.
  quiet: true,
  reporter: 'list',
  projects: engines.map((engine) => ({
    name: engine.name,
    grep: new RegExp(engine.tag),
    use: { engine },
  })),
});
