import { ofSite } from './jest.config.mjs';

/**
 * The unit tests of what the mutation tests change. Each mutant reloads these files, so they are
 * spared what they do not need. Stryker's environments tell which test covers what; a test that needs a
 * document names the one with jsdom itself.
 */
export default async () => ({
  ...(await ofSite()),
  roots: ['<rootDir>/components', '<rootDir>/content', '<rootDir>/lib'],
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testMatch: [
    '<rootDir>/{components/contact-form,lib/calculator,lib/enquiry,lib/numbers}/**/*.test.ts',
  ],
  setupFilesAfterEnv: ['<rootDir>/jest.mutation.setup.ts'],
});
