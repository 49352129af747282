/** Adds up what both test runners report and prints the line that a machine reads. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const count = z.number();
// Every test that has not passed counts as failed, skipped ones included.
const reports = {
  unit: z
    .object({ numTotalTests: count, numPassedTests: count, numRuntimeErrorTestSuites: count })
    .transform(({ numTotalTests: all, numPassedTests: passed, numRuntimeErrorTestSuites }) => ({
      passed,
      failed: all - passed + numRuntimeErrorTestSuites,
    })),
  browser: z
    .object({
      stats: z.object({ expected: count, flaky: count, unexpected: count, skipped: count }),
      errors: z.array(z.unknown()),
    })
    .transform(({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped + errors.length,
    })),
};

let [passed, failed] = [0, 0];
for (const [name, shape] of Object.entries(reports)) {
  const file = `test-results/${name}.json`;
  try {
    const counted = shape.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (counted.passed + counted.failed === 0) throw new Error('No test was run.');
    passed += counted.passed;
    failed += counted.failed;
  } catch {
    failed += 1;
    console.error(`There is no count of tests in ${file}: see the lines above and run it again.`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
