/** Runs before a build: stops it, a sentence for each thing that is missing or wrong. */
import nextEnvironment from '@next/env';
import { checkPhotos } from '../photos/check-photos';
import { checkAllContent } from '../site/check-content';
import { readEnvironment } from '../site/environment';

nextEnvironment.loadEnvConfig(process.cwd(), false, {
  info: () => undefined,
  error: console.error,
});

function problemsOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const problems = [
  ...problemsOf(() => readEnvironment(process.env)),
  ...problemsOf(checkAllContent),
  ...checkPhotos(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
