/** Adds up what both test runners report and prints the line that a machine reads. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * @param {string} file
 * @returns {any} the report, or undefined when its runner did not get that far
 */
function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const unit = report('test-results/unit.json');
const browser = report('test-results/browser.json');
if (!unit || !browser) console.error('A test runner did not finish: see the lines above.');

const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const failed =
  (unit?.numFailedTests ?? 0) +
  (unit?.numFailedTestSuites ?? 1) +
  (unit?.numPendingTests ?? 0) +
  (browser?.stats.unexpected ?? 1) +
  (browser?.stats.flaky ?? 0) +
  (browser?.stats.skipped ?? 0) +
  (browser?.errors.length ?? 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
