/**
 * `npm run launch-check`: asks the owner what is still open, first what the site cannot go live
 * without, each in a sentence that can be sent as it stands; then lists what else is in the way.
 */

import { existsSync } from 'node:fs';
import nextEnvironment from '@next/env';
import { describeSlip } from '@/content/facts/check-files';
import { readBuildDay } from '@/content/facts/days';
import { factsFolder } from '@/content/facts/folders.mjs';
import { findOpenQuestions, type OpenQuestion } from '@/content/facts/questions';
import { readDraft } from '@/content/facts/read';
import { factsShape } from '@/content/facts/shapes/facts';
import { findSaleListQuestion } from '../../../for-sale/listings';
import { describeError } from '../../../site/describe-error';
import { readEnvironment } from '../../../site/environment';
import { stop } from '../../command-line.mjs';
import { findSlips } from '../../find-mistakes';
import { buildFolder } from '../../folders.mjs';
import { checkBuild } from './check-build';
import { checkLive } from './check-live';
import { checkSettings } from './check-settings';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const slips = findSlips();
if (slips.length > 0) stop(slips.map(describeSlip).join('\n'));

const today = readBuildDay();
const draft = readDraft(factsFolder, today);
const questions = findOpenQuestions(draft);
const asked = (isWanted: (open: OpenQuestion) => boolean) =>
  questions.filter(isWanted).map(({ question }) => question);
const needed = asked(({ isNeededToGoLive }) => isNeededToGoLive);
const photos = asked(({ file, isNeededToGoLive }) => file === 'pictures' && !isNeededToGoLive);
const others = asked(({ file, isNeededToGoLive }) => file !== 'pictures' && !isNeededToGoLive);
const saleList = factsShape.shape['for-sale'].parse(draft['for-sale']);
const saleQuestion = findSaleListQuestion(saleList, today);
if (saleQuestion) others.push(saleQuestion);

/** What is in the way apart from open questions. */
async function findProblems(): Promise<string[]> {
  const isBuilt = existsSync(`${buildFolder}/404.html`);
  const problems = isBuilt ? [] : ['There is no built site: run npm run build.'];
  try {
    const settings = readEnvironment();
    problems.push(...checkSettings(settings));
    if (!isBuilt) return problems;
    const site = { folder: buildFolder, siteUrl: settings.siteUrl };
    problems.push(...checkBuild(site, settings.emailService), ...(await checkLive(site)));
  } catch (error) {
    problems.push(describeError(error));
  }
  return problems;
}

const problems = await findProblems();
for (const [heading, lines] of [
  ['Before the site goes live, please answer:', needed],
  ['These can wait; until they are answered, the live site leaves them out:', others],
  [
    'These can wait; until they come, the live site says that some pictures are illustrations:',
    photos,
  ],
  ['For whoever builds the site (docs/deploying.md says how):', problems],
] as const) {
  if (lines.length > 0)
    console.log(`${heading}\n${lines.map((line) => `  - ${line}`).join('\n')}\n`);
}
const questionCount = needed.length + others.length + photos.length;
if (questionCount + problems.length === 0) {
  console.log('Nothing is open: the site can go live.');
} else {
  console.log(
    `Open: ${questionCount} for the owner to answer (content/README.md says how), ${problems.length} for whoever builds the site. It is not to go live yet.`,
  );
  process.exitCode = 1;
}
