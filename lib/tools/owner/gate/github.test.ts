import { resolve } from 'node:path';
import { prepareProject } from '../../../testing/project-folder';
import { standInForGitHub } from './test-github';

const project = prepareProject();
const comment = 'pr comment 12 --body ';
const ofCommit = 'api repos/{owner}/{repo}/commits/abc/pulls ';

/** Runs a command of a workflow. @returns what it told GitHub to do, and how it ended */
function run(name: string, answers: Record<string, string>, settings: Record<string, string>) {
  const workflow = standInForGitHub(project, answers);
  const program = [resolve('lib/tools/owner/gate', name), 'verdict.txt'];
  const { status } = project.node(program, { ...workflow, ...settings });
  return { status, calls: project.calls().join('\n') };
}

const live = { DEPLOYMENT: 'success', SITE_ADDRESS: 'https://farm.example' };

test.each([
  ['that started the run', 'passed\n', {}, { PULL_REQUEST: '12', GITHUB_REF: 'x' }, 'be published'],
  ['of a commit', 'passed\n', { [ofCommit]: '12' }, live, 'is live:** https://farm.example'],
  [
    'of a run that left no verdict',
    '',
    { [ofCommit]: '12' },
    {},
    'https://github.example/ann/farm/actions/runs/7',
  ],
])('answers under the pull request %s', (_which, verdict, answers, settings, words) => {
  if (verdict) project.write('verdict.txt', verdict);
  const { status, calls } = run('post-answer.mjs', { [comment]: '', ...answers }, settings);
  expect(status).toBe(0);
  expect(calls).toContain(comment);
  expect(calls).toContain(words);
});

test('writes nothing where no pull request is, and fails where GitHub does', () => {
  expect(run('post-answer.mjs', { [ofCommit]: '' }, {}).status).toBe(0);
  expect(run('post-answer.mjs', {}, {}).status).toBe(1);
});

test.each([
  ['the change', 'OPEN', '--commit def --event pull_request'],
  ['the newest of main', 'MERGED', '--branch main --event push'],
])('after a yes the gate runs again on %s', (_which, state, runs) => {
  const answers = {
    'pr view 12 --json state ': state,
    'pr view 12 --json headRefOid ': 'def',
    [`run list --workflow publish.yml ${runs} --limit 1 `]: '99',
    'run rerun 99': '',
  };
  const { status, calls } = run('run-again.mjs', answers, { PULL_REQUEST: '12' });
  expect(status).toBe(0);
  expect(calls).toMatch(/run rerun 99$/);
});
