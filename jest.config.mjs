import nextJest from 'next/jest.js';
import { exampleFarm } from './lib/facts/farms.mjs';

// Not on the owner's facts: no change of theirs may break a test.
process.env.FACTS_FOLDER = exampleFarm;
// Whatever this shell sets: React's own checks are left out of production.
Object.assign(process.env, { NODE_ENV: 'test' });

const withNext = nextJest({ dir: '.' });

/** @type {import('jest').Config} */
const jestConfig = {
  testEnvironment: 'node',
  roots: ['app', 'components', 'content', 'lib'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['<rootDir>/{app,components,content,lib}/**/*.test.{ts,tsx}'],
  // A package with tests of its own.
  testPathIgnorePatterns: ['<rootDir>/lib/html-first/'],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/** The tests of the site, without those of its packages. */
export const ofSite = withNext(jestConfig);

export default async () => ({
  // Jest would leave one of two cores idle.
  maxWorkers: '100%',
  projects: [{ ...(await ofSite()), rootDir: import.meta.dirname }, '<rootDir>/lib/html-first'],
});
