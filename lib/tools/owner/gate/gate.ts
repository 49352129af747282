/**
 * `npm run gate` says whether a change can be published: its facts and photos are checked, and it is built
 * into out/ and tested.
 */

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { describeSlip } from '@/content/facts/check-files';
import { readBuildDay } from '@/content/facts/days';
import { factsFolder } from '@/content/facts/folders.mjs';
import { findOpenQuestions } from '@/content/facts/questions';
import { readDraft } from '@/content/facts/read';
import { factsShape } from '@/content/facts/shapes/facts';
import { findSaleListQuestion } from '../../../for-sale/listings';
import { findMistakes } from '../../find-mistakes';
import { answerFor, type Verdict } from './answers.mjs';

const verdictFile = 'test-results/verdict.txt';
const linesToShow = 20;

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
  if (mistakes.length > 0) {
    console.log(mistakes.map(describeSlip).join('\n'));
    return { kind: 'mistakes', text: mistakes.map(({ sentence }) => sentence).join('\n') };
  }
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
