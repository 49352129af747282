import jestConfig from './jest.config.mjs';

/**
 * The unit tests of what the mutation tests change. Each mutant loads these files anew, so they are
 * spared what they do not need; the environment tells which test covers what.
 */
export default async () => ({
  ...(await jestConfig()),
  roots: ['<rootDir>/lib', '<rootDir>/content'],
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/jsdom',
  testMatch: ['<rootDir>/lib/{calculator,enquiry,numbers}/**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/jest.mutation.setup.ts'],
});
