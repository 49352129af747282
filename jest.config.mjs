import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nextJest from 'next/jest.js';
import { exampleFarm } from './facts/folders.mjs';

// Tests use the example farm: the owner's changes must not break them.
process.env.FACTS_FOLDER = exampleFarm;
// NODE_ENV=production from the shell would disable React's checks.
Object.assign(process.env, { NODE_ENV: 'test' });

// Preact and the HTML parser with its helpers ship only as ES modules, which Jest must transpile.
const packagesAsModules =
  'preact|hast|unist|vfile|property-information|.*-separated-tokens|web-namespaces|zwitch|devlop|ccount|stringify-entities|character-entities|html-void-elements|bcp-47-match|css-selector-parser|nth-check|boolbase|direction|parse5|entities|@ungap';

/** @type {import('jest').Config} */
const projectConfig = {
  testEnvironment: 'node',
  roots: ['app', 'components', 'content', 'editor', 'facts', 'lib', 'scripts', 'text'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

const nextConfig = nextJest({ dir: '.' })(projectConfig);

const components = join(import.meta.dirname, 'components');
const clientComponents = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.tsx') &&
    readFileSync(join(components, file), 'utf8').startsWith("'use client'"),
);

/** The folders of client components. Islands run on Preact in browsers, so their tests do too. */
const islandFolders = [...new Set(clientComponents.map((file) => file.split('/')[0]))].map(
  (folder) => `/components/${folder}/`,
);

export default async () => {
  const project = {
    ...(await nextConfig()),
    transformIgnorePatterns: [`/node_modules/(?!(${packagesAsModules}))`],
  };
  return {
    // By default Jest leaves one core idle.
    maxWorkers: '100%',
    // Allows for a busy machine.
    testTimeout: 60_000,
    projects: [
      { ...project, displayName: 'site', testPathIgnorePatterns: islandFolders },
      {
        ...project,
        displayName: 'islands',
        testEnvironment: 'jsdom',
        testMatch: islandFolders.map((folder) => `**${folder}**/*.test.{ts,tsx}`),
        resolver: '<rootDir>/lib/testing/islands-resolver.mjs',
      },
    ],
  };
};
