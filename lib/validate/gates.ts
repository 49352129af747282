export interface Gate {
  readonly name: string;
  readonly command: string;
}

/**
 * What a change must pass besides the build, which weighs bytes and follows links; the quick gates
 * first. The other engines have a command of their own.
 */
export const gates: readonly Gate[] = [
  { name: 'types', command: 'next typegen && tsc --noEmit --incremental false' },
  { name: 'format and lint', command: 'biome check --error-on-warnings .' },
  { name: 'typed lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'unused code', command: 'npm run knip' },
  { name: 'unit tests', command: 'jest --coverage --coverageReporters=text-summary' },
  { name: 'browser tests', command: 'playwright test' },
  { name: 'lighthouse', command: 'tsx lib/lighthouse/lighthouse.ts' },
  { name: 'mutation tests', command: 'stryker run' },
];
