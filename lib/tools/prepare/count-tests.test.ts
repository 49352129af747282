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
const browser = { stats, errors: [] as unknown[] };

function count(unitReport: unknown, browserReport: unknown) {
  for (const [name, report] of Object.entries({ unit: unitReport, browser: browserReport })) {
    const text = typeof report === 'string' ? report : JSON.stringify(report);
    if (report) project.write(`test-results/${name}.json`, text);
  }
  const { status, stdout, stderr } = project.node([resolve('lib/tools/prepare/count-tests.mjs')]);
  return { line: stdout, status, stderr };
}

test('adds up what both runners have passed', () => {
  const expected = { line: '42 passed, 0 failed\n', status: 0, stderr: '' };
  expect(count(unit, browser)).toEqual(expected);
});

test('counts a failed test once, not its file as well', () => {
  const failed = { ...unit, numPassedTests: 29, numFailedTests: 1, numFailedTestSuites: 1 };
  expect(count(failed, browser)).toMatchObject({ line: '41 passed, 1 failed\n', status: 1 });
});

test.each(['numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites'])(
  'counts %s as failed',
  (name) => {
    const answer = count({ ...unit, [name]: 2 }, browser);
    expect(answer).toMatchObject({ line: '42 passed, 2 failed\n', status: 1 });
  },
);

test('counts a browser test that passed at its second try as passed', () => {
  const answer = count(unit, { ...browser, stats: { ...stats, flaky: 2 } });
  expect(answer).toMatchObject({ line: '44 passed, 0 failed\n', status: 0 });
});

test.each(['unexpected', 'skipped'])('counts %s browser tests as failed', (name) => {
  const answer = count(unit, { ...browser, stats: { ...stats, [name]: 1 } });
  expect(answer).toMatchObject({ line: '42 passed, 1 failed\n', status: 1 });
});

test('counts an error outside any browser test as failed', () => {
  const answer = count(unit, { ...browser, errors: [{ message: 'no server' }] });
  expect(answer).toMatchObject({ line: '42 passed, 1 failed\n', status: 1 });
});

test.each([
  ['is missing', undefined],
  ['was broken off', '{"stats":{"exp'],
  ['is another thing', []],
  ['holds no test', { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }],
])('fails, in a sentence, when a report %s', (_, report) => {
  expect(count(unit, report)).toEqual({
    line: '30 passed, 1 failed\n',
    status: 1,
    stderr:
      'Playwright left no count of tests in test-results/browser.json: see its lines above and run it again.\n',
  });
});

test('fails when neither runner has run', () => {
  expect(count(undefined, undefined)).toMatchObject({ line: '0 passed, 2 failed\n', status: 1 });
});
