/** Adds up what both test runners report and prints the line that a machine reads. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * @param {string} file
 * @returns {unknown} the report, or undefined when its runner did not get that far
 */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} report
 * @param {string} path names with dots between
 * @returns {number} the number there, or not-a-number when there is none
 */
function numberAt(report, path) {
  /** @type {unknown} */
  let value = report;
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return typeof value === 'number' ? value : Number.NaN;
}

/**
 * @param {string} runner
 * @param {string} file
 * @param {readonly string[]} passedPaths
 * @param {readonly string[]} failedPaths a skipped test counts as failed: none may be skipped
 */
function count(runner, file, passedPaths, failedPaths) {
  const report = readReport(file);
  const sum = (/** @type {readonly string[]} */ paths) =>
    paths.reduce((total, path) => total + numberAt(report, path), 0);
  const [passed, failed] = [sum(passedPaths), sum(failedPaths)];
  if (passed + failed > 0) return { passed, failed };
  console.error(
    `${runner} left no count of tests in ${file}: see its lines above and run it again.`,
  );
  return { passed: 0, failed: 1 };
}

const unit = count(
  'Jest',
  'test-results/unit.json',
  ['numPassedTests'],
  ['numFailedTests', 'numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites'],
);
const browser = count(
  'Playwright',
  'test-results/browser.json',
  ['stats.expected', 'stats.flaky'],
  ['stats.unexpected', 'stats.skipped', 'errors.length'],
);
const failed = unit.failed + browser.failed;
console.log(`${unit.passed + browser.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
