export interface Gate {
  readonly name: string;
  readonly command: string;
}

/** What a change must pass, the quick ones first; the build itself weighs bytes and follows links. */
export const gates: readonly Gate[] = [
  { name: 'types', command: 'next typegen && tsc --noEmit' },
  { name: 'format and lint', command: 'biome check --error-on-warnings .' },
  { name: 'typed lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'unused code', command: 'npm run knip' },
  { name: 'unit tests', command: 'jest --coverage --coverageReporters=text-summary' },
  { name: 'build', command: 'node lib/setup/prepare.mjs --browser' },
  { name: 'browser tests', command: 'playwright test' },
  { name: 'lighthouse', command: 'tsx lib/lighthouse/lighthouse.ts' },
  { name: 'engines', command: 'npm run test:engines' },
  { name: 'mutation tests', command: 'stryker run' },
];
