import { resolve } from 'node:path';
import { prepareProject } from '../../../testing/project-folder';

const project = prepareProject();
const script = resolve('lib/tools/site/count-tests/count-tests.mjs');
const unit = { numTotalTests: 30, numPassedTests: 30, numRuntimeErrorTestSuites: 0 };
const stats = { expected: 12, unexpected: 0, flaky: 0, skipped: 0 };

test.each([
  ['all passed', {}, {}, '42 passed, 0 failed'],
  ['a test failed or was skipped', { numTotalTests: 31 }, {}, '42 passed, 1 failed'],
  ['a file did not run', { numRuntimeErrorTestSuites: 1 }, {}, '42 passed, 1 failed'],
  ['a browser test failed', {}, { stats: { ...stats, unexpected: 1 } }, '42 passed, 1 failed'],
  ['an error is outside any test', {}, { errors: [{}] }, '42 passed, 1 failed'],
  ['no browser test ran', {}, { stats: { ...stats, expected: 0 } }, '30 passed, 1 failed'],
])('counts correctly when %s', (_what, inUnit, inBrowser, line) => {
  project.write('test-results/unit.json', JSON.stringify({ ...unit, ...inUnit }));
  const browser = JSON.stringify({ stats, errors: [], ...inBrowser });
  project.write('test-results/browser.json', browser);
  const status = line.endsWith(' 0 failed') ? 0 : 1;
  expect(project.node([script])).toMatchObject({ status, stdout: `${line}\n` });
});

test('fails when a report is missing, and when it breaks off', () => {
  project.write('test-results/browser.json', '{"stats":{"exp');
  expect(project.node([script])).toMatchObject({ status: 1, stdout: '0 passed, 2 failed\n' });
});
