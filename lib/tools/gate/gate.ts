/**
 * `npm run gate` says whether a change can be published: its facts and photos are checked, its prices
 * are compared with those of the live site, and it is built into out/ and tested. In a workflow it
 * asks GitHub what is live and what the owner has said yes to; elsewhere it compares with origin/main.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'jsonc-parser';
import { z } from 'zod';
import { factsFolder, factsShape } from '@/content/shapes';
import { readBuildDay } from '../../site/days';
import { findMistakes } from '../find-mistakes';
import { answerFor, type Verdict } from './answers.mjs';
import { askGitHub, findPullRequest } from './github.mjs';
import { commentsShape, findPriceMoves, movesToAskAbout } from './price-moves';

const verdictFile = 'test-results/verdict.json';
const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';
const linesToShow = 20;

const runsShape = z.object({
  workflow_runs: z.array(z.object({ event: z.string(), head_sha: z.string() })),
});

/** The commit that is live: the newest of which a run on main ended well. */
async function findLiveCommit(): Promise<string | undefined> {
  if (!isOnGitHub) return 'origin/main';
  const path = 'actions/workflows/publish.yml/runs?branch=main&status=success&per_page=50';
  // A pull request may come from a branch of another repository that is called main too.
  return runsShape
    .parse(await askGitHub(path))
    .workflow_runs.find(({ event }) => event !== 'pull_request')?.head_sha;
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

async function findPricesToAskAbout(): Promise<string[]> {
  const commit = await findLiveCommit();
  const moves = commit ? findPriceMoves(readFacts(commit), readFacts()) : [];
  const number = isOnGitHub && moves.length > 0 && (await findPullRequest());
  if (!number) return moves;
  const comments = await askGitHub(`issues/${number}/comments?per_page=100`);
  return movesToAskAbout(moves, commentsShape.parse(comments));
}

/** Runs a command of the project with its output on the screen; gives its last lines when it fails. */
async function failureOf(script: string): Promise<string | undefined> {
  const running = spawn('npm', ['run', '-s', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = `npm run ${script}\n`;
  for (const [output, screen] of [
    [running.stdout, process.stdout],
    [running.stderr, process.stderr],
  ] as const) {
    output.pipe(screen, { end: false });
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  await once(running, 'close');
  if (running.exitCode === 0) return undefined;
  return stripVTControlCharacters(said).trim().split('\n').slice(-linesToShow).join('\n');
}

/** What the owner should look over, although the change can be published. */
async function findQuestion(): Promise<string> {
  const { facts } = await import('@/content/facts');
  const { findSaleListQuestion } = await import('../../site/for-sale');
  return findSaleListQuestion(facts['for-sale'], readBuildDay()) ?? '';
}

async function judge(): Promise<Verdict> {
  const mistakes = await findMistakes();
  if (mistakes.length > 0) return { kind: 'mistakes', text: mistakes.join('\n') };
  const prices = await findPricesToAskAbout();
  if (prices.length > 0) return { kind: 'prices', text: prices.join('\n') };
  const failure = (await failureOf('build')) ?? (await failureOf('test'));
  return failure
    ? { kind: 'broken', text: failure }
    : { kind: 'passed', text: await findQuestion() };
}

const verdict = await judge();
mkdirSync('test-results', { recursive: true });
writeFileSync(verdictFile, JSON.stringify(verdict));
console.log(answerFor(verdict, { isMerged: false, runAddress: 'see the lines above' }));
process.exitCode = verdict.kind === 'passed' ? 0 : 1;
