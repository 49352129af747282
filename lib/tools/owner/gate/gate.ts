/**
 * `npm run gate` says whether a change can be published: its facts and photos are checked, its prices
 * are compared with those of the live site, and it is built into out/ and tested. In a workflow it
 * asks GitHub what is live and what the owner has said yes to; elsewhere it compares with origin/main.
 */

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'jsonc-parser';
import { z } from 'zod';
import { readBuildDay } from '@/content/facts/days';
import { factsFolder } from '@/content/facts/folders.mjs';
import { findOpenQuestions } from '@/content/facts/questions';
import { readDraft } from '@/content/facts/read';
import { factsShape } from '@/content/shapes';
import { findSaleListQuestion } from '../../../for-sale/listings';
import { findMistakes } from '../../find-mistakes';
import { answerFor, type Verdict } from './answers.mjs';
import { findPullRequest, gh } from './github.mjs';
import { commentsShape, findPriceMoves, movesToAskAbout } from './price-moves';

const verdictFile = 'test-results/verdict.txt';
const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';
const linesToShow = 20;

/** What GitHub answers to a question about this repository, in the shape of its REST API. */
function askGitHub<Shape extends z.ZodType>(path: string, shape: Shape): z.infer<Shape> {
  return shape.parse(JSON.parse(gh('api', `repos/{owner}/{repo}/${path}`)));
}

const runsShape = z.object({
  workflow_runs: z.array(z.object({ event: z.string(), head_sha: z.string() })),
});

/** The commit that is live: the newest of which a run on main ended well. */
function findLiveCommit(): string | undefined {
  if (!isOnGitHub) return 'origin/main';
  const path = 'actions/workflows/publish.yml/runs?branch=main&status=success&per_page=50';
  const { workflow_runs: runs } = askGitHub(path, runsShape);
  // A pull request may come from a branch of another repository that is called main too.
  return runs.find(({ event }) => event !== 'pull_request')?.head_sha;
}

/** The facts as a commit has them, by file, or as they are here; unchecked. */
function readFacts(commit?: string): Readonly<Record<string, unknown>> {
  const files = Object.keys(factsShape.shape).map((name) => {
    const text = commit
      ? spawnSync('git', ['show', `${commit}:content/facts/${name}.json`], { encoding: 'utf8' })
          .stdout
      : readFileSync(`${factsFolder}/${name}.json`, 'utf8');
    const facts: unknown = parse(text);
    return [name, facts] as const;
  });
  return Object.fromEntries(files);
}

function findPricesToAskAbout(): string[] {
  const commit = findLiveCommit();
  const moves = commit ? findPriceMoves(readFacts(commit), readFacts()) : [];
  const number = isOnGitHub && moves.length > 0 && findPullRequest();
  if (!number) return moves;
  const comments = askGitHub(`issues/${number}/comments?per_page=100`, commentsShape);
  return movesToAskAbout(moves, comments);
}

/** Runs a command of the project with its output on the screen; gives its last lines when it fails. */
function failureOf(script: string): string | undefined {
  const log = `test-results/gate-${script}.log`;
  const command = `npm run -s ${script} 2>&1 | tee ${log}`;
  const { status } = spawnSync('bash', ['-o', 'pipefail', '-c', command], { stdio: 'inherit' });
  if (status === 0) return undefined;
  const said = `npm run ${script}\n${stripVTControlCharacters(readFileSync(log, 'utf8'))}`;
  return said.trim().split('\n').slice(-linesToShow).join('\n');
}

/** Of a change that can be published: what the site still waits for, or what the owner should look over. */
function verdictOnGood(): Verdict {
  const today = readBuildDay();
  const draft = readDraft(factsFolder, today);
  const needed = findOpenQuestions(draft).filter(({ isNeededToGoLive }) => isNeededToGoLive);
  if (needed.length > 0) {
    return { kind: 'preparation', text: needed.map(({ label }) => label).join('\n') };
  }
  const saleList = factsShape.shape['for-sale'].parse(draft['for-sale']);
  return { kind: 'passed', text: findSaleListQuestion(saleList, today) ?? '' };
}

async function judge(): Promise<Verdict> {
  const mistakes = await findMistakes();
  if (mistakes.length > 0) return { kind: 'mistakes', text: mistakes.join('\n') };
  const prices = findPricesToAskAbout();
  if (prices.length > 0) return { kind: 'prices', text: prices.join('\n') };
  const failure = failureOf('build') ?? failureOf('test');
  return failure ? { kind: 'broken', text: failure } : verdictOnGood();
}

mkdirSync('test-results', { recursive: true });
const verdict = await judge();
writeFileSync(verdictFile, `${verdict.kind}\n${verdict.text}`);
console.log(answerFor(verdict, { isMerged: false, runAddress: 'see the lines above' }));
// What the workflow reads before it uploads anything.
if (process.env.GITHUB_OUTPUT) {
  appendFileSync(process.env.GITHUB_OUTPUT, `verdict=${verdict.kind}\n`);
}
process.exitCode = ['passed', 'preparation'].includes(verdict.kind) ? 0 : 1;
