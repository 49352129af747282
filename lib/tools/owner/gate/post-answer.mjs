/** Writes what came of a change under its pull request; GitHub mails it to whoever made the change. */
import { existsSync, readFileSync } from 'node:fs';
import { answerFor } from './answers.mjs';
import { findPullRequests, gh } from './github.mjs';

const [verdictFile = ''] = process.argv.slice(2);
const { GITHUB_REF, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SERVER_URL } = process.env;

// Without a verdict the run broke off before the change was read.
const verdict = existsSync(verdictFile) ? readFileSync(verdictFile, 'utf8') : '';
const [kind = '', ...lines] = verdict.split('\n');

const deployment = process.env.DEPLOYMENT ?? '';
const answer = answerFor(
  { kind, text: lines.join('\n') },
  {
    isMerged: GITHUB_REF === 'refs/heads/main',
    runAddress: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
    deployment,
    siteAddress: process.env.SITE_ADDRESS ?? '',
    previewAddress: process.env.PREVIEW_ADDRESS ?? '',
  },
);
for (const number of findPullRequests(deployment === 'success')) {
  gh('pr', 'comment', number, '--body', answer);
}
