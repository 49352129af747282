/** Adds up what both test runners report and prints the line that a machine reads. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** @type {(name: string) => unknown} */
const read = (name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
const count = z.number();
const unitShape = z.object({
  numTotalTests: count,
  numPassedTests: count,
  numRuntimeErrorTestSuites: count,
});
const browserShape = z.object({
  stats: z.object({ expected: count, flaky: count, unexpected: count, skipped: count }),
  errors: z.array(z.unknown()),
});

const unit = unitShape.parse(read('unit'));
const { stats, errors } = browserShape.parse(read('browser'));
const passed = unit.numPassedTests + stats.expected + stats.flaky;
// Every test that has not passed counts as failed, skipped ones included.
const failedUnit = unit.numTotalTests - unit.numPassedTests + unit.numRuntimeErrorTestSuites;
const failed = failedUnit + stats.unexpected + stats.skipped + errors.length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
