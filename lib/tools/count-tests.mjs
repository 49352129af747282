/** Adds up what both test runners report and prints the line that a machine reads. */
import { readFileSync } from 'node:fs';

/**
 * @param {string} name
 * @param {(report: any) => [passed: number, failed: number]} read a skipped test counts as failed
 */
function count(name, read) {
  const file = `test-results/${name}.json`;
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(file, 'utf8')));
    if (passed + failed > 0) return { passed, failed };
  } catch {
    // The sentence below is all that is to be said.
  }
  console.error(`There is no count of tests in ${file}: see the lines above and run it again.`);
  return { passed: 0, failed: 1 };
}

const unit = count('unit', (report) => [
  report.numPassedTests,
  report.numFailedTests +
    report.numPendingTests +
    report.numTodoTests +
    report.numRuntimeErrorTestSuites,
]);
const browser = count('browser', ({ stats, errors }) => [
  stats.expected + stats.flaky,
  stats.unexpected + stats.skipped + errors.length,
]);
const failed = unit.failed + browser.failed;
console.log(`${unit.passed + browser.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
