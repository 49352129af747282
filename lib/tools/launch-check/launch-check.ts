/**
 * `npm run launch-check`: asks the owner what is still open, first what the site cannot go live
 * without, each in a sentence that can be sent as it stands; then lists what else is in the way, file by file.
 */
import { existsSync } from 'node:fs';
import nextEnvironment from '@next/env';
import { factsFolder } from '@/content/shapes';
import { readBuildDay } from '../../site/days';
import { describeError } from '../../site/describe-error';
import { readEnvironment } from '../../site/environment';
import { checkFacts, describeProblem } from '../check-facts';
import { stop } from '../command-line.mjs';
import { buildFolder } from '../folders.mjs';
import { checkBuild } from './check-build';
import { checkLive } from './check-live';
import { checkSettings, settingsFile } from './check-settings';
import type { Finding } from './findings';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const problems = checkFacts(factsFolder);
if (problems.length > 0) stop(problems.map(describeProblem).join('\n'));
// Imported late, because it reads the facts, which have to be checked first.
const { facts, openQuestions: unanswered } = await import('@/content/facts');
const { findSaleListQuestion } = await import('../../site/for-sale');
const saleQuestion = findSaleListQuestion(facts['for-sale'], readBuildDay());
const openQuestions = [
  ...unanswered,
  ...(saleQuestion ? [{ question: saleQuestion, isNeededToGoLive: false }] : []),
];
const findings: Finding[] = [];
let settings: ReturnType<typeof readEnvironment> | undefined;
try {
  settings = readEnvironment(process.env);
  findings.push(...checkSettings(settings));
} catch (error) {
  findings.push({ open: settingsFile, problem: describeError(error) });
}
if (!['index.html', '404.html'].every((name) => existsSync(`${buildFolder}/${name}`))) {
  findings.push({ open: buildFolder, problem: 'There is no built site: run npm run build.' });
} else if (settings) {
  const site = { folder: buildFolder, siteUrl: settings.siteUrl, now: new Date() };
  findings.push(...checkBuild(site, settings.emailService), ...(await checkLive(site)));
}

const needed = openQuestions.filter(({ isNeededToGoLive }) => isNeededToGoLive);
const others = openQuestions.filter(({ isNeededToGoLive }) => !isNeededToGoLive);
const parts = [
  ['Before the site goes live, please answer:', needed],
  ['These show nothing until they are answered:', others],
] as const;
let questionCount = 0;
for (const [heading, questions] of parts.filter(([, { length }]) => length > 0)) {
  console.log(heading);
  for (const { question } of questions) {
    questionCount += 1;
    console.log(`  ${questionCount}. ${question}`);
  }
  console.log();
}
for (const open of new Set(findings.map((finding) => finding.open))) {
  const problems = findings.filter((finding) => finding.open === open);
  console.log(`${open}\n${problems.map(({ problem }) => `  ${problem}`).join('\n')}\n`);
}

if (openQuestions.length + findings.length === 0) {
  console.log('Nothing is open: the site can go live.');
} else {
  console.log(
    `Open: ${openQuestions.length} for the owner to answer (content/README.md says how), ${findings.length} for whoever builds the site. It is not to go live yet.`,
  );
  process.exitCode = 1;
}
