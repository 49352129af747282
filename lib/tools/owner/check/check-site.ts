/**
 * `npm run check` checks facts and photos, builds the site into out/ and tests its pages. It exits with 1 if
 * the site may not go online, which includes a site in preparation.
 */

import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import nextEnvironment from '@next/env';
import { readEnvironment } from '../../../site/environment';
import { run, stop } from '../../command-line.mjs';
import { findMistakes } from '../../find-mistakes';
import { buildFolder } from '../../folders.mjs';
import { readOpenQuestions } from '../open-questions';
import { checkSettings } from './check-settings';

/** A heading, and a line for each thing to do. */
function listed(heading: string, lines: readonly string[]): string {
  return `${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/**
 * Writes the verdict and the news, which the workflow puts into the status of the commit. Without them, after
 * a crash, the workflow refers the owner to whoever maintains the site.
 */
function conclude(verdict: 'passed' | 'preparation' | 'mistakes', news: string): void {
  console.log(news || 'The site may go online.');
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/news.md', news);
  if (process.env.GITHUB_OUTPUT) {
    appendFileSync(process.env.GITHUB_OUTPUT, `verdict=${verdict}\n`);
  }
}

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const mistakes = (await findMistakes()).map(({ sentence }) => sentence);
if (mistakes.length > 0) {
  const heading = 'Not live. Correct this in the editor and save again:';
  conclude('mistakes', listed(heading, mistakes));
  process.exit(1);
}

if (!(await run('npm', ['run', '-s', 'build']))) process.exit(1);
// The build refuses missing settings; these settings are wrong for a live site.
const problems = checkSettings(readEnvironment());
if (problems.length > 0) stop(problems.join('\n'));
const env = { ...process.env, CHECKED_SITE: buildFolder };
if (!(await run('npx', ['playwright', 'test', 'owner.spec'], { env }))) process.exit(1);

const { needed, saleQuestion } = readOpenQuestions();
if (needed.length > 0) {
  const heading = 'Saved, not live yet. To go live, answer:';
  const labels = needed.map(({ label }) => label);
  conclude('preparation', listed(heading, labels));
  process.exitCode = 1;
} else {
  conclude('passed', saleQuestion);
}
