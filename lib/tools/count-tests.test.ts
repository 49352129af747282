/** @jest-environment node */
import { resolve } from 'node:path';
import { prepareProject } from './test-project';

const project = prepareProject();
const unit = {
  numPassedTests: 30,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const stats = { expected: 12, unexpected: 0, flaky: 0, skipped: 0 };
const browser = { stats, errors: [] };

/** The line that is printed, after both runners have left their reports. */
function count(unitReport: unknown, browserReport: unknown) {
  for (const [name, report] of Object.entries({ unit: unitReport, browser: browserReport })) {
    const text = typeof report === 'string' ? report : JSON.stringify(report);
    if (report) project.write(`test-results/${name}.json`, text);
  }
  const { status, stdout } = project.node([resolve('lib/tools/count-tests.mjs')]);
  expect(status).toBe(stdout.endsWith(' 0 failed\n') ? 0 : 1);
  return stdout.trim();
}

test.each([
  ['all passed', {}, {}, '42 passed, 0 failed'],
  ['one passed at its second try', {}, { expected: 11, flaky: 1 }, '42 passed, 0 failed'],
  ['one failed, and so its file', { numFailedTests: 1, numFailedTestSuites: 1 }, {}, '1 failed'],
  ['a test was skipped', { numPendingTests: 1 }, {}, '42 passed, 1 failed'],
  ['a test is still to be written', { numTodoTests: 1 }, {}, '42 passed, 1 failed'],
  ['a file did not run', { numRuntimeErrorTestSuites: 1 }, {}, '42 passed, 1 failed'],
  ['a browser test failed', {}, { unexpected: 1 }, '42 passed, 1 failed'],
  ['a browser test was skipped', {}, { skipped: 1 }, '42 passed, 1 failed'],
])('counts right when %s', (_, inUnit, inBrowser, line) => {
  const browserReport = { ...browser, stats: { ...stats, ...inBrowser } };
  expect(count({ ...unit, ...inUnit }, browserReport)).toContain(line);
});

test.each([
  ['missing', undefined],
  ['broken off', '{"stats":{"exp'],
  ['another thing', []],
  ['empty', { stats: { ...stats, expected: 0 }, errors: [] }],
])('fails when a report is %s', (_, report) => {
  expect(count(unit, report)).toBe('30 passed, 1 failed');
});

test('counts an error outside any browser test as failed', () => {
  expect(count(unit, { ...browser, errors: [{}] })).toBe('42 passed, 1 failed');
});
