/**
 * `npm run check` says whether the owner's change may go online: it checks facts and photos, builds the site
 * into out/, and tests the pages that it built.
 */

import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import nextEnvironment from '@next/env';
import { factsSchema } from '@/content/facts/schema/facts';
import { describeMistake } from '@/lib/facts/check-folder';
import { readBuildDay } from '@/lib/facts/days';
import { factsFolder } from '@/lib/facts/farms.mjs';
import { findOpenQuestions } from '@/lib/facts/questions';
import { readDraft } from '@/lib/facts/read';
import { findSaleListQuestion } from '../../../for-sale/listings';
import { describeError } from '../../../site/describe-error';
import { readEnvironment } from '../../../site/environment';
import { run } from '../../command-line.mjs';
import { findMistakes } from '../../find-mistakes';
import { buildFolder } from '../../folders.mjs';
import { checkSettings } from './check-settings';
import { newsOf, type Verdict } from './verdict';

/** What the workflow writes under the change. */
const newsFile = 'test-results/news.md';

/** Of a change that may go online: what the site still waits for, or what the owner should look over. */
function verdictOnGood(): Verdict {
  const today = readBuildDay();
  const draft = readDraft(factsFolder, today);
  const needed = findOpenQuestions(draft).filter(({ isNeededToGoLive }) => isNeededToGoLive);
  if (needed.length > 0) {
    return { kind: 'preparation', text: needed.map(({ label }) => label).join('\n') };
  }
  const saleList = factsSchema.shape['for-sale'].parse(draft['for-sale']);
  return { kind: 'passed', text: findSaleListQuestion(saleList, today) ?? '' };
}

/** What is wrong with the settings of the build, one sentence for each. */
function findSettingsProblems(): string[] {
  try {
    return checkSettings(readEnvironment());
  } catch (error) {
    return [describeError(error)];
  }
}

async function judge(): Promise<Verdict> {
  const mistakes = await findMistakes();
  if (mistakes.length > 0) {
    console.log(mistakes.map(describeMistake).join('\n'));
    return { kind: 'mistakes', text: mistakes.map(({ sentence }) => sentence).join('\n') };
  }
  const problems = findSettingsProblems();
  if (problems.length > 0) return { kind: 'broken', text: problems.join('\n') };
  const pages = { ...process.env, CHECKED_SITE: buildFolder };
  const isGood =
    (await run('npm', ['run', '-s', 'build'])) &&
    (await run('npx', ['playwright', 'test', 'owner.spec'], { environment: pages }));
  return isGood ? verdictOnGood() : { kind: 'broken', text: '' };
}

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });
mkdirSync('test-results', { recursive: true });
const verdict = await judge();
writeFileSync(newsFile, newsOf(verdict));
if (verdict.kind === 'broken' && verdict.text) console.error(verdict.text);
console.log(newsOf(verdict) || 'This may go online.');
// What the workflow reads before it uploads anything.
if (process.env.GITHUB_OUTPUT) {
  appendFileSync(process.env.GITHUB_OUTPUT, `verdict=${verdict.kind}\n`);
}
process.exitCode = ['passed', 'preparation'].includes(verdict.kind) ? 0 : 1;
