import nextJest from 'next/jest.js';
import { exampleFarm } from './facts/folders.mjs';

// Tests use the example farm, so that the owner's changes cannot break them.
process.env.FACTS_FOLDER = exampleFarm;
// A NODE_ENV of `production` in the shell would disable React's checks.
Object.assign(process.env, { NODE_ENV: 'test' });

// Preact, the HTML parser and its helpers come as ES modules only, which Jest must translate.
const packagesAsModules =
  'preact|hast|unist|vfile|property-information|.*-separated-tokens|web-namespaces|zwitch|devlop|ccount|stringify-entities|character-entities|html-void-elements|bcp-47-match|css-selector-parser|nth-check|boolbase|direction|parse5|entities|@ungap';

/** @type {import('jest').Config} */
const projectConfig = {
  testEnvironment: 'node',
  roots: ['app', 'components', 'content', 'editor', 'facts', 'lib', 'scripts'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

const nextConfig = nextJest({ dir: '.' })(projectConfig);

/** The folders of islands, whose tests run on Preact, as the islands themselves do in browsers. */
const islandFolders = ['/components/contact-form/', '/components/seed-calculator/'];

export default async () => {
  const project = {
    ...(await nextConfig()),
    transformIgnorePatterns: [`/node_modules/(?!(${packagesAsModules}))`],
  };
  return {
    // Jest would leave one of two cores idle.
    maxWorkers: '100%',
    // A busy machine is slow.
    testTimeout: 60_000,
    projects: [
      { ...project, displayName: 'site', testPathIgnorePatterns: islandFolders },
      {
        ...project,
        displayName: 'islands',
        testEnvironment: 'jsdom',
        testMatch: islandFolders.map((folder) => `**${folder}**/*.test.tsx`),
        resolver: '<rootDir>/lib/testing/islands-resolver.mjs',
      },
    ],
  };
};
