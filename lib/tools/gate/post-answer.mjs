/** Writes what came of a change under its pull request; GitHub mails it to whoever made the change. */
import { existsSync, readFileSync } from 'node:fs';
import { answerFor } from './answers.mjs';
import { askGitHub, findPullRequest, textAt } from './github.mjs';

const [verdictFile = ''] = process.argv.slice(2);
const {
  DEPLOYMENT = '',
  GITHUB_REF,
  GITHUB_REPOSITORY,
  GITHUB_RUN_ID,
  GITHUB_SERVER_URL,
} = process.env;

// Without a verdict the run broke off before the change was read.
/** @type {unknown} */
const verdict = existsSync(verdictFile) ? JSON.parse(readFileSync(verdictFile, 'utf8')) : {};

const number = await findPullRequest();
if (number) {
  const body = answerFor(
    { kind: textAt(verdict, 'kind'), text: textAt(verdict, 'text') },
    {
      isMerged: GITHUB_REF === 'refs/heads/main',
      runAddress: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
      deployment: DEPLOYMENT,
      siteAddress: process.env.SITE_ADDRESS ?? '',
      previewAddress: process.env.PREVIEW_ADDRESS ?? '',
    },
  );
  await askGitHub(`issues/${number}/comments`, { body });
}
