/**
 * `npm run launch-check`: lists all that keeps the built site from going live, first what only the
 * owner can answer, by subject, then the rest, file by file.
 */
import { existsSync } from 'node:fs';
import nextEnvironment from '@next/env';
import { buildFolder } from '../preview-build.mjs';
import { checkBuild } from './check-build';
import { checkLive } from './check-live';
import { findOpenQuestions } from './open-questions';

nextEnvironment.loadEnvConfig(process.cwd(), false, {
  info: () => undefined,
  error: console.error,
});

// First, and before anything else loads the content: a question belongs to the file that asks it.
const questionGroups = await findOpenQuestions();
const { checkDelivery, checkSettings } = await import('./check-settings');
const findings = [...checkSettings(process.env), ...checkDelivery()];
const address = process.env.NEXT_PUBLIC_SITE_URL ?? '';
if (URL.canParse(address)) {
  const site = { folder: buildFolder, siteUrl: new URL(address), now: new Date() };
  findings.push(...checkBuild(site));
  if (existsSync(`${buildFolder}/404.html`)) findings.push(...(await checkLive(site)));
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
