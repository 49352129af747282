/** Runs before a build: stops it with one sentence when a setting is missing or wrong. */
import nextEnvironment from '@next/env';
import { readEnvironment } from '../env';

nextEnvironment.loadEnvConfig(process.cwd(), false, {
  info: () => undefined,
  error: console.error,
});

try {
  readEnvironment(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
