/** `npm run validate`: every gate there is, one after the other, with the seconds each took. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

interface Gate {
  readonly name: string;
  readonly command: string;
}

/**
 * What a change must pass besides the build, which weighs bytes and follows links; the quick gates
 * first. The other engines have a command of their own.
 */
const gates: readonly Gate[] = [
  { name: 'types', command: 'next typegen && tsc --noEmit --incremental false' },
  { name: 'format and lint', command: 'biome check --error-on-warnings .' },
  { name: 'typed lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'unused code', command: 'npm run knip' },
  { name: 'unit tests', command: 'jest --coverage --coverageReporters=text-summary' },
  { name: 'browser tests', command: 'playwright test' },
  { name: 'lighthouse', command: 'tsx lib/tools/lighthouse.ts' },
  { name: 'mutation tests', command: 'stryker run' },
];

const folder = 'test-results/validate';
const lastLines = 40;

mkdirSync(folder, { recursive: true });
const rows: { gate: string; result: string; seconds: number }[] = [];
for (const { name, command } of gates) {
  process.stdout.write(`${name} …\n`);
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH ?? ''}` },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const log = `${stdout}${stderr}`;
  const file = `${folder}/${name.replaceAll(' ', '-')}.log`;
  writeFileSync(file, log);
  const isPassed = status === 0;
  if (!isPassed) {
    console.error(log.trimEnd().split('\n').slice(-lastLines).join('\n'));
    console.error(`${name} failed: the whole of it is in ${file}.`);
  }
  rows.push({
    gate: name,
    result: isPassed ? 'passed' : 'FAILED',
    seconds: Math.round((performance.now() - start) / 1000),
  });
}
console.table(rows);
process.exitCode = rows.every(({ result }) => result === 'passed') ? 0 : 1;
