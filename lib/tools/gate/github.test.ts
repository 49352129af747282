/** @jest-environment node */
import { resolve } from 'node:path';
import { prepareProject } from '../../testing/project-folder';
import { prepareGitHub } from './test-github';

const project = prepareProject();
const github = prepareGitHub(project);
const comment = 'POST issues/12/comments';
const ofCommit = 'GET commits/abc/pulls';
const program = (name: string) => [resolve('lib/tools/gate', name), 'verdict.json'];
const answer = program('post-answer.mjs');

const passed = () => project.write('verdict.json', JSON.stringify({ kind: 'passed', text: '' }));

test('answers under the pull request that started the run', async () => {
  passed();
  github.answers[comment] = {};
  const event = { pull_request: { number: 12 } };
  await github.run(answer, event, { GITHUB_REF: 'refs/pull/12/merge' });
  expect(github.sent[comment]).toEqual({ body: expect.stringContaining('can be published') });
});

test('answers under the pull request that brought a commit to main', async () => {
  passed();
  github.answers = { [comment]: {}, [ofCommit]: [{ number: 12 }] };
  const settings = { DEPLOYMENT: 'success', SITE_ADDRESS: 'https://farm.example' };
  await github.run(answer, {}, settings);
  expect(github.sent[comment]).toEqual({
    body: expect.stringMatching(/^\*\*Your change is live:\*\* https:\/\/farm\.example\n/),
  });
});

test('a run that left no verdict broke off; where no pull request is, nothing is written', async () => {
  github.answers = { [comment]: {}, [ofCommit]: [{ number: 12 }] };
  await github.run(answer, {});
  expect(github.sent[comment]).toEqual({
    body: expect.stringContaining('https://github.example/ann/farm/actions/runs/7'),
  });
  github.sent = {};
  github.answers = { [ofCommit]: [] };
  await github.run(answer, {});
  expect(github.sent).toEqual({});
});

test('fails with what GitHub said', async () => {
  await expect(github.run(answer, {})).rejects.toThrow(
    'GitHub answered 404 to commits/abc/pulls: {}',
  );
});

test.each([
  ['the change', { merged: false, head: { sha: 'def' } }, 'event=pull_request&head_sha=def'],
  ['the newest of main', { merged: true, head: { sha: 'def' } }, 'branch=main&event=push'],
])('after a yes the gate runs again on %s', async (_which, pullRequest, runs) => {
  github.answers = {
    'GET pulls/12': pullRequest,
    [`GET actions/workflows/publish.yml/runs?${runs}&per_page=1`]: { workflow_runs: [{ id: 99 }] },
    'POST actions/runs/99/rerun': {},
  };
  await github.run(program('run-again.mjs'), { issue: { number: 12 } });
  expect(Object.keys(github.sent)).toEqual(['POST actions/runs/99/rerun']);
});
