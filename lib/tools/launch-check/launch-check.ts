/**
 * `npm run launch-check`: lists all that keeps the built site from going live, first what only the
 * owner can answer, by subject, then the rest, file by file.
 */
import { existsSync } from 'node:fs';
import nextEnvironment from '@next/env';
import { describeError } from '../../site/describe-error';
import { readEnvironment } from '../../site/environment';
import { buildFolder } from '../preview-build.mjs';
import { checkBuild } from './check-build';
import { checkLive } from './check-live';
import { findOpenQuestions } from './open-questions';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

// First, and before anything else loads the content: a question belongs to the file that asks it.
const questionGroups = await findOpenQuestions();
const { checkRecipient, checkSettings, settingsFile } = await import('./check-settings');
const findings = checkRecipient();
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

let questionCount = 0;
for (const { subject, open, questions } of questionGroups) {
  console.log(`${subject} (${open})`);
  for (const question of questions) {
    questionCount += 1;
    console.log(`  ${questionCount}. ${question}`);
  }
  console.log();
}
for (const open of new Set(findings.map((finding) => finding.open))) {
  const problems = findings.filter((finding) => finding.open === open);
  console.log(`${open}\n${problems.map(({ problem }) => `  ${problem}`).join('\n')}\n`);
}

if (questionCount + findings.length === 0) {
  console.log('Nothing is open: the site can go live.');
} else {
  console.log(
    `Open: ${questionCount} for the owner to answer (content/README.md says how), ${findings.length} for whoever builds the site. It is not to go live yet.`,
  );
  process.exitCode = 1;
}
