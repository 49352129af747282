import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exampleFarm } from '@/content/facts/folders.mjs';
import { prepareProject } from '../../../testing/project-folder';
import { writeFarm } from '../../../testing/written-farms';
import { standInForGitHub } from './test-github';

const project = prepareProject();
const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];

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
  cpSync(exampleFarm, join(project.folder, exampleFarm), { recursive: true });
  writeFarm('needed', join(project.folder, 'content/facts'));
  scripts('echo built', 'echo tested');
  git('init', '-q');
  git('add', 'content/facts');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-qm', 'live');
});

/** Runs the gate on a change, under which stand comments; gives its verdict. */
function judge(...comments: unknown[]): string {
  const runs = [
    { event: 'pull_request', head_sha: 'of a branch called main elsewhere' },
    { event: 'push', head_sha: git('rev-parse', 'HEAD') },
  ];
  const workflow = standInForGitHub(project, {
    'api repos/{owner}/{repo}/actions/workflows/publish.yml/runs?branch=main&status=success&':
      JSON.stringify({ workflow_runs: runs }),
    'api repos/{owner}/{repo}/issues/12/comments?per_page=100': JSON.stringify(comments),
  });
  const settings = { ...workflow, PULL_REQUEST: '12' };
  const { status } = project.node([...tsx, resolve('lib/tools/owner/gate/gate.ts')], settings);
  const verdict = project.read('test-results/verdict.txt');
  expect(status).toBe(/^(passed|preparation)\n/.test(verdict) ? 0 : 1);
  return verdict;
}

function changePrice(rand: string): void {
  const file = 'content/facts/prices.json';
  project.write(file, project.read(file).replace(/(?<="bedShaping": )[^,]+/, rand));
}

test('a mistake is named, and nothing is built', () => {
  changePrice('"R1200"');
  scripts('exit 1', 'exit 1');
  expect(judge()).toMatch(
    /^mistakes\ncontent\/facts\/prices\.json, line 2, .*Bed shaping.* is "R1200", and must/,
  );
});

test('what a site in preparation waits for is named, although nothing is wrong', () => {
  writeFarm('open', join(project.folder, 'content/facts'));
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-qam', 'saved');
  expect(judge()).toMatch(/^preparation\nWho you are and how to reach you, Owner’s name\n/);
});

test('a price that moves by more than half is asked about until somebody has said yes', () => {
  changePrice('115');
  const line = 'Bed shaping, rand per hectare: R115, was R1 000';
  expect(judge()).toBe(`prices\n${line}`);
  const gate = { user: { login: 'github-actions[bot]' }, author_association: 'NONE' };
  const owner = { user: { login: 'ann' }, author_association: 'OWNER' };
  const asked = { ...gate, body: `…\n\n- ${line}\n` };
  expect(judge(asked, { ...owner, body: 'Yes.' })).toBe('passed\n');
});

test('what a command said before it broke off is told', () => {
  changePrice('1200');
  scripts('echo built', 'echo too heavy >&2; exit 1');
  expect(judge()).toBe('broken\nnpm run test\ntoo heavy');
});
