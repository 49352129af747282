/**
 * `npm run launch-check`: asks the owner what is still open, first what the site cannot go live
 * without, each in a sentence that can be sent as it stands; then lists what else is in the way.
 */
import { existsSync } from 'node:fs';
import nextEnvironment from '@next/env';
import { factsFolder } from '@/content/shapes';
import { readBuildDay } from '../../site/days';
import { describeError } from '../../site/describe-error';
import { readEnvironment } from '../../site/environment';
import { checkFacts } from '../check-facts/check-facts';
import { stop } from '../command-line.mjs';
import { buildFolder } from '../folders.mjs';
import { checkBuild } from './check-build';
import { checkLive } from './check-live';
import { checkSettings } from './check-settings';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const mistakes = checkFacts(factsFolder);
if (mistakes.length > 0) stop(mistakes.join('\n'));

// Imported late, because these modules read the facts, which have to be checked first.
const { facts, openQuestions } = await import('@/content/facts');
const { findSaleListQuestion } = await import('../../site/for-sale');
const today = readBuildDay();
const isNeeded = ({ isNeededToGoLive }: { isNeededToGoLive: boolean }) => isNeededToGoLive;
const needed = openQuestions.filter(isNeeded).map(({ question }) => question);
const others = openQuestions.filter((open) => !isNeeded(open)).map(({ question }) => question);
const saleQuestion = findSaleListQuestion(facts['for-sale'], today);
if (saleQuestion) others.push(saleQuestion);

/** What stands in the way apart from open questions. */
async function findProblems(): Promise<string[]> {
  const isBuilt = existsSync(`${buildFolder}/404.html`);
  const problems = isBuilt ? [] : ['There is no built site: run npm run build.'];
  try {
    const settings = readEnvironment(process.env);
    problems.push(...checkSettings(settings));
    if (!isBuilt) return problems;
    const site = { folder: buildFolder, siteUrl: settings.siteUrl, today };
    problems.push(...checkBuild(site, settings.emailService), ...(await checkLive(site)));
  } catch (error) {
    problems.push(describeError(error));
  }
  return problems;
}

const problems = await findProblems();
for (const [heading, lines] of [
  ['Before the site goes live, please answer:', needed],
  ['These show nothing until they are answered:', others],
  ['For whoever builds the site (docs/deploying.md says how):', problems],
] as const) {
  if (lines.length > 0)
    console.log(`${heading}\n${lines.map((line) => `  - ${line}`).join('\n')}\n`);
}
const questionCount = needed.length + others.length;
if (questionCount + problems.length === 0) {
  console.log('Nothing is open: the site can go live.');
} else {
  console.log(
    `Open: ${questionCount} for the owner to answer (content/README.md says how), ${problems.length} for whoever builds the site. It is not to go live yet.`,
  );
  process.exitCode = 1;
}
