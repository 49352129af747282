import nextJest from 'next/jest.js';
import { exampleFarm } from './lib/facts/farms.mjs';

// Tests use the example farm, so that the owner's changes cannot break them.
process.env.FACTS_FOLDER = exampleFarm;
// A NODE_ENV of `production` in the shell would disable React's checks.
Object.assign(process.env, { NODE_ENV: 'test' });

/** @type {import('jest').Config} */
const jestConfig = {
  testEnvironment: 'node',
  roots: ['app', 'components', 'content', 'lib'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['<rootDir>/{app,components,content,lib}/**/*.test.{ts,tsx}'],
  // Has its own configuration.
  testPathIgnorePatterns: ['<rootDir>/lib/html-first/'],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

const siteConfig = nextJest({ dir: '.' })(jestConfig);

export default async () => ({
  // Jest would leave one of two cores idle.
  maxWorkers: '100%',
  projects: [{ ...(await siteConfig()), rootDir: import.meta.dirname }, '<rootDir>/lib/html-first'],
});
