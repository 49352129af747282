import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { prepareProject } from '../../../testing/project-folder';

const project = prepareProject();
const [first, middle, last] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];

/** A merged pull request as `gh` lists it: merged at an hour of one day, with what was said under it. */
function merged(
  number: number,
  oid: string,
  hour: number,
  ...comments: [hour: number, body: string][]
) {
  const time = (of: number) => `2027-03-01T${String(of).padStart(2, '0')}:00:00Z`;
  return {
    number,
    mergeCommit: { oid },
    mergedAt: time(hour),
    comments: comments.map(([of, body]) => ({ createdAt: time(of), body })),
  };
}

const canBePublished = '**This change can be published.** Press Publish';
const isLive = '**Your change is live:** https://farm.example';
const three = [
  merged(14, last, 12, [11, canBePublished]),
  merged(13, middle, 11, [10, canBePublished]),
  merged(12, first, 10, [9, canBePublished]),
  merged(11, 'd'.repeat(40), 8, [7, canBePublished], [9, isLive]),
];

/** Answers under what a run on a commit of main decides about. @returns each comment: number and words */
function answer(pulls: unknown, settings: Record<string, string>) {
  project.write('pulls.json', JSON.stringify(pulls));
  project.write(
    'bin/gh',
    `#!/bin/sh
case "$1 $2" in
  'pr list') for query; do :; done; jq -r "$query" pulls.json ;;
  'pr comment') echo "$3 $5" | head -1 >> calls ;;
  *) exit 1 ;;
esac`,
  );
  project.write('verdict.txt', 'passed\n');
  const { status, stderr } = project.node(
    [resolve('lib/tools/owner/gate/post-answer.mjs'), 'verdict.txt'],
    {
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REF: 'refs/heads/main',
      SITE_ADDRESS: 'https://farm.example',
      ...settings,
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  return project.calls();
}

const notYet = '**Your change is not live yet: a later one came before its turn.**';

function testAnswers(): void {
  test('of three publications the newest goes live, and each gets a true answer', () => {
    const pulls = [...three];
    // The first has waited for its own gate, and the last is merged by then.
    const said = answer(pulls, { GITHUB_SHA: first, DEPLOYMENT: 'superseded' });
    expect(said).toEqual([expect.stringMatching(/^12 /)]);
    expect(said[0]).toContain(notYet);
    // GitHub has dropped the run of the middle one.
    pulls[2] = merged(12, first, 10, [9, canBePublished], [13, notYet]);
    expect(answer(pulls, { GITHUB_SHA: last, DEPLOYMENT: 'success' })).toEqual(
      [14, 13, 12].map((number) => `${number} ${isLive}`),
    );
  });

  test('an upload that failed by day is answered when it succeeds at night', () => {
    const failed = [
      merged(12, first, 10, [9, canBePublished], [11, '**Your change is not live yet']),
    ];
    const atNight = { GITHUB_EVENT_NAME: 'schedule', GITHUB_SHA: first };
    expect(answer(failed, { ...atNight, DEPLOYMENT: 'failure' })).toEqual([]);
    expect(answer(failed, { ...atNight, DEPLOYMENT: 'success' })).toEqual([`12 ${isLive}`]);
    const live = [merged(12, first, 10, [11, isLive])];
    expect(answer(live, { ...atNight, DEPLOYMENT: 'success' })).toEqual([]);
  });

  test('a failure is answered under its own change and those whose runs were dropped', () => {
    const [told] = answer(three, { GITHUB_SHA: middle, DEPLOYMENT: 'failure', GITHUB_RUN_ID: '7' });
    expect(told).toMatch(/^13 .*could not be uploaded.*runs\/7/);
    expect(answer(three, { GITHUB_SHA: 'e'.repeat(40), DEPLOYMENT: 'failure' })).toEqual([]);
  });
}

if (existsSync('/usr/bin/jq') || process.env.HOST_SERVERS === 'needed') testAnswers();
else console.warn('No answer on main was tried: apt-get install jq.');

test('answers under the pull request that started the run, also without a verdict', () => {
  const settings = { PULL_REQUEST: '12', GITHUB_REF: 'x', GITHUB_EVENT_NAME: 'pull_request' };
  expect(answer([], settings)).toEqual([expect.stringMatching(/^12 .*can be published/)]);
});

test('a run whose commit is no longer the newest of main uploads nothing, and does not fail', () => {
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  const [, step = ''] = /id: upload\n +run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  project.write('upload.sh', step);
  project.write('bin/git', '#!/bin/sh\necho "$MAIN\trefs/heads/main"');
  for (const program of ['install', 'node'])
    project.write(`bin/${program}`, '#!/bin/sh\necho "${0##*/}" >> calls');
  const upload = (main: string) => {
    const run = "require('child_process').execFileSync('bash', ['-e', 'upload.sh'])";
    const settings = { MAIN: main, GITHUB_SHA: first, GITHUB_OUTPUT: 'output' };
    expect(project.node(['-e', run], settings).status).toBe(0);
    return project.calls().at(-1);
  };
  project.write('output', '');
  expect(upload(last)).toBeUndefined();
  expect(project.read('output')).toBe('superseded=true\n');
  project.write('output', '');
  expect(upload(first)).toBe('node');
  expect(project.read('output')).toBe('');
});
