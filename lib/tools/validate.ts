/** `npm run validate`: every gate there is, one after the other, with the seconds each took. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * What a change must pass besides the build, which weighs bytes and follows links; the quick gates
 * first. The other engines have a command of their own.
 */
const gates = {
  types: 'npm run typecheck',
  lint: 'npm run lint',
  'unused code': 'npm run knip',
  'unit tests': 'npx jest --coverage --coverageReporters=text-summary',
  'browser tests': 'npx playwright test',
  lighthouse: 'npx tsx lib/tools/lighthouse.ts',
  'mutation tests': 'npx stryker run',
};
const folder = 'test-results/validate';
const maxLines = 40;

mkdirSync(folder, { recursive: true });
const rows: { gate: string; result: string; seconds: number }[] = [];
for (const [gate, command] of Object.entries(gates)) {
  console.log(`${gate} …`);
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const log = `${stdout}${stderr}`.trimEnd();
  const file = `${folder}/${gate.replaceAll(' ', '-')}.log`;
  writeFileSync(file, log);
  rows.push({ gate, result: status === 0 ? 'passed' : 'FAILED', seconds });
  if (status !== 0) {
    console.error(log.split('\n').slice(-maxLines).join('\n'));
    console.error(`${gate} failed: the whole of it is in ${file}.`);
    process.exitCode = 1;
  }
}
console.table(rows);
