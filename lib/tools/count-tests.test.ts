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

function count(unitReport: unknown, browserReport: unknown) {
  for (const [name, report] of Object.entries({ unit: unitReport, browser: browserReport })) {
    const text = typeof report === 'string' ? report : JSON.stringify(report);
    if (report) project.write(`test-results/${name}.json`, text);
  }
  const { status, stdout } = project.node([resolve('lib/tools/count-tests.mjs')]);
  return [stdout, status];
}

test.each([
  ['all passed', unit, browser, '42 passed, 0 failed\n'],
  [
    'a browser test passed at its second try',
    unit,
    { ...browser, stats: { ...stats, flaky: 2 } },
    '44 passed, 0 failed\n',
  ],
  [
    'a test failed, and so did its file',
    { ...unit, numFailedTests: 1, numFailedTestSuites: 1 },
    browser,
    '42 passed, 1 failed\n',
  ],
  ['a test was skipped', { ...unit, numPendingTests: 1 }, browser, '42 passed, 1 failed\n'],
  ['a test is still to be written', { ...unit, numTodoTests: 1 }, browser, '42 passed, 1 failed\n'],
  [
    'a file of tests did not run',
    { ...unit, numRuntimeErrorTestSuites: 1 },
    browser,
    '42 passed, 1 failed\n',
  ],
  [
    'a browser test failed',
    unit,
    { ...browser, stats: { ...stats, unexpected: 1 } },
    '42 passed, 1 failed\n',
  ],
  [
    'a browser test was skipped',
    unit,
    { ...browser, stats: { ...stats, skipped: 1 } },
    '42 passed, 1 failed\n',
  ],
  [
    'an error came outside any browser test',
    unit,
    { ...browser, errors: [{}] },
    '42 passed, 1 failed\n',
  ],
  ['a report is missing', unit, undefined, '30 passed, 1 failed\n'],
  ['a report was broken off', unit, '{"stats":{"exp', '30 passed, 1 failed\n'],
  ['a report is another thing', unit, [], '30 passed, 1 failed\n'],
  [
    'a report holds no test',
    unit,
    { stats: { ...stats, expected: 0 }, errors: [] },
    '30 passed, 1 failed\n',
  ],
  ['neither runner has run', undefined, undefined, '0 passed, 2 failed\n'],
])('counts right when %s', (_, unitReport, browserReport, line) => {
  expect(count(unitReport, browserReport)).toEqual([line, line.endsWith(' 0 failed\n') ? 0 : 1]);
});
