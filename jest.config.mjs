import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

/** @type {import('jest').Config} */
const jestConfig = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{app,components,content,lib}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out'],
};

export default withNext(jestConfig);
