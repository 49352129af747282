/** `npm run validate`: every gate there is, one after the other, with the seconds each took. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { gates } from './gates';

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
