/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { prepareProject } from '../../testing/project-folder';
import { filledFarm } from '../folders.mjs';
import { prepareGitHub } from './test-github';

const project = prepareProject();
const github = prepareGitHub(project);
const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];
const change = { pull_request: { number: 12 } };

function git(...words: string[]): string {
  const { stdout } = spawnSync('git', words, { cwd: project.folder, encoding: 'utf8' });
  return stdout.trim();
}

/** What stands in place of the commands that the gate runs once facts and prices are in order. */
function scripts(build: string, test: string): void {
  project.write('package.json', JSON.stringify({ scripts: { build, test } }));
}

beforeEach(() => {
  // All photos are encoded, so the gate writes to neither folder.
  for (const path of ['content/photos', 'public/photos']) {
    mkdirSync(dirname(join(project.folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(project.folder, path));
  }
  cpSync('lib/photos/manifest.json', join(project.folder, 'lib/photos/manifest.json'));
  cpSync(filledFarm, join(project.folder, 'content/facts'), { recursive: true });
  scripts('echo built', 'echo tested');
  git('init', '-q');
  git('add', 'content/facts');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-qm', 'live');
  const runs = 'GET actions/workflows/publish.yml/runs?branch=main&status=success&per_page=50';
  github.answers[runs] = {
    workflow_runs: [
      { event: 'pull_request', head_sha: 'of a branch called main elsewhere' },
      { event: 'push', head_sha: git('rev-parse', 'HEAD') },
    ],
  };
});

/** Runs the gate; gives its verdict. */
async function judge(): Promise<unknown> {
  const ending = await github.run([...tsx, resolve('lib/tools/gate/gate.ts')], change).then(
    () => 'passed',
    () => 'refused',
  );
  const verdict: { kind: string } = JSON.parse(project.read('test-results/verdict.json'));
  expect(ending).toBe(verdict.kind === 'passed' ? 'passed' : 'refused');
  return verdict;
}

function changePrice(rand: string): void {
  const file = 'content/facts/prices.json';
  project.write(file, project.read(file).replace(/(?<="bedShaping": )[^,]+/, rand));
}

test('a mistake is named, and nothing is built', async () => {
  changePrice('"R1200"');
  scripts('exit 1', 'exit 1');
  const sentence = /^content\/facts\/prices\.json, line 2, .*Bed shaping.* is "R1200", and must/;
  expect(await judge()).toEqual({ kind: 'mistakes', text: expect.stringMatching(sentence) });
});

const comments = 'GET issues/12/comments?per_page=100';
const line = 'Bed shaping, rand per hectare: R115, was R1 150';

test('a price that moves by more than half is asked about', async () => {
  changePrice('115');
  github.answers[comments] = [];
  expect(await judge()).toEqual({ kind: 'prices', text: line });
});

test('a price that somebody has said yes to passes', async () => {
  changePrice('115');
  const gate = { user: { login: 'github-actions[bot]' }, author_association: 'NONE' };
  const owner = { user: { login: 'ann' }, author_association: 'OWNER' };
  github.answers[comments] = [
    { ...gate, body: `…\n\n- ${line}\n` },
    { ...owner, body: 'Yes.' },
  ];
  expect(await judge()).toEqual({ kind: 'passed', text: '' });
});

test('what a command said before it broke off is told', async () => {
  changePrice('1200');
  scripts('echo built', 'echo too heavy >&2; exit 1');
  expect(await judge()).toEqual({ kind: 'broken', text: 'npm run test\ntoo heavy' });
});
