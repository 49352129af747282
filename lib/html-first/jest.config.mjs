import nextJest from 'next/jest.js';

// The HTML parser and its helpers come as ES modules only, which Jest must translate.
const htmlPackages =
  'hast|unist|vfile|property-information|.*-separated-tokens|web-namespaces|zwitch|devlop|ccount|stringify-entities|character-entities|html-void-elements|bcp-47-match|css-selector-parser|nth-check|boolbase|direction|parse5|entities|@ungap';

/** @type {import('jest').Config} */
const own = { testEnvironment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] };

export default async () => ({
  ...(await nextJest()(own)()),
  transformIgnorePatterns: [`/node_modules/(?!(${htmlPackages}))`],
});
