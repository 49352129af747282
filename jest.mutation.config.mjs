import jestConfig from './jest.config.mjs';

/** The unit tests of what the mutation tests change, in an environment that tells which test covers what. */
export default async () => ({
  ...(await jestConfig()),
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/jsdom',
  testMatch: ['<rootDir>/lib/{calculator,enquiry}/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out'],
});
