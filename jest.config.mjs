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
  // Jest would leave one of two cores idle.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{app,components,content,lib}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

// The HTML parser and its helpers come as ES modules only, which Jest must translate.
const htmlPackages =
  'hast|unist|vfile|property-information|.*-separated-tokens|web-namespaces|zwitch|devlop|ccount|stringify-entities|character-entities|html-void-elements|bcp-47-match|css-selector-parser|nth-check|boolbase|direction|parse5|entities|@ungap';

export default async () => ({
  ...(await withNext(jestConfig)()),
  transformIgnorePatterns: [`/node_modules/(?!(${htmlPackages}))`],
});
