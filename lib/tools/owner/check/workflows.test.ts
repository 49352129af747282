/** The steps of workflows that are programs of shell, run with stand-ins for GitHub and the upload. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { childEnvironment, prepareProject } from '../../../testing/project-folder';
import { listen } from '../../local-servers';

const project = prepareProject();
const [older, newest] = ['a'.repeat(40), 'b'.repeat(40)];

/** Runs a step of a workflow, by its id, as a runner would. @returns its status and what it printed */
async function runStep(workflow: string, id: string, settings: Record<string, string>) {
  const file = readFileSync(`.github/workflows/${workflow}.yml`, 'utf8');
  const step = new RegExp(`id: ${id}\n[^]*? run: \\|\n((?: {10}.*\n)+)`);
  const [, script = ''] = step.exec(file) ?? [];
  project.write('step.sh', script.replace(/^ {10}/gm, ''));
  const child = spawn('bash', ['-e', 'step.sh'], {
    cwd: project.folder,
    env: { ...childEnvironment(project.folder), GITHUB_OUTPUT: 'output', ...settings },
  });
  const [[status], printed] = await Promise.all([once(child, 'close'), text(child.stdout)]);
  return { status, printed };
}

describe('publish', () => {
  /** GitHub, as `gh api` asks it: the newest commit of main, and the last comment under this one. */
  const gitHub = (said: string) => `#!/bin/sh
case "$2 $3" in
  *'/commits/main --jq') echo ${newest} ;;
  *'/comments --jq') echo "${said}" | head -c 7 ;;
  *'/comments -F') cat news.md >> calls ;;
esac`;

  /** What is written under a change, with the news of its check, its verdict and how tests and upload ended. */
  async function comment(outcome: string, { said = '', event = 'push' } = {}) {
    const [VERDICT = '', TEST = '', UPLOAD = ''] = outcome.split(' ');
    project.write('bin/gh', gitHub(said));
    project.write('news.md', 'What the check said');
    const settings = { VERDICT, TEST, UPLOAD, GITHUB_EVENT_NAME: event };
    expect(await runStep('publish', 'comment', settings)).toEqual({ status: 0, printed: '' });
    return project.calls().join('\n');
  }

  test.each([
    ['passed skipped success', /^\*\*Live since \d\d:\d\d on \d+ \w+\.\*\*\nWhat the check said/],
    ['passed success success', /^\*\*Live since/],
    ['passed success failure', /^\*\*Not live:\*\* it could not be uploaded/],
    ['passed skipped skipped', /^\*\*Saved, and in order\.\*\* No host is named/],
    ['passed failure skipped', /^\*\*Not live:\*\* what is online stays\. Whoever/],
    ['preparation success skipped', /^What the check said/],
    ['preparation cancelled skipped', /^\*\*Not live:\*\* what is online stays\. Whoever/],
    ['mistakes failure skipped', /^What the check said/],
    ['', /^\*\*Not live:\*\* what is online stays\. Whoever/],
  ])('after "%s" the comment is %s', async (outcome, words) => {
    expect(await comment(outcome)).toMatch(words);
  });

  test('the run of each night says what the day did not', async () => {
    const live = 'passed skipped success';
    expect(await comment(live, { event: 'schedule', said: '**Live since 10:18.**' })).toBe('');
    expect(await comment(live, { event: 'schedule', said: '**Not live:**' })).toMatch('Live since');
    expect(await comment(live, { said: '**Live since 10:18.**' })).toMatch('Live since');
  });

  test.each([
    [older, ''],
    [newest, 'is=true\n'],
  ])('commit %s is called the newest: %j', async (commit, output) => {
    project.write('bin/gh', gitHub(''));
    project.write('output', '');
    expect(await runStep('publish', 'newest', { GITHUB_SHA: commit })).toMatchObject({ status: 0 });
    expect(project.read('output')).toBe(output);
  });

  test.each([
    ['content/facts/prices.json', 'pages'],
    ['content/photos/owner.webp', 'pages'],
    ['content/facts/schema/farm.ts', 'all'],
    ['', 'all'],
  ])('since the last good run %j has changed, so the tests are of %s', async (path, tests) => {
    project.git('init');
    project.write('app/page.tsx', 'first');
    const tested = project.commit();
    project.write(path || 'other', 'second');
    project.commit();
    project.write('bin/gh', `#!/bin/sh\necho ${path && tested}`);
    project.write('output', '');
    expect(await runStep('publish', 'scope', {})).toMatchObject({ status: 0 });
    expect(project.read('output')).toBe(`tests=${tests}\n`);
  });
});

function testCanary(): void {
  test.each([
    ['OK', 0, /^$/],
    // No text of an answer is printed.
    ['<html>Log in', 1, /^::error::The email service answered 200: [^<]+\n$/],
  ])(
    'after the answer %s to one marked message the canary ends with %d',
    async (answer, ended, said) => {
      const posts: unknown[] = [];
      const server = createServer((request, response) => {
        void text(request).then((body) => {
          posts.push([request.url, JSON.parse(body)]);
          response.end(answer);
        });
      });
      const SERVICE = `http://localhost:${await listen(server)}`;
      project.write('content/facts/farm.json', '{ "email": "farm@example.com" }');
      const keys = { PUBLIC_KEY: 'key', SERVICE_ID: 'service', TEMPLATE_ID: 'template' };
      const outcome = await runStep('canary', 'canary', {
        ...keys,
        PRIVATE_KEY: 'secret',
        SERVICE,
      });
      server.closeAllConnections();
      server.close();
      expect(outcome).toEqual({ status: ended, printed: expect.stringMatching(said) });
      const ids = { service_id: 'service', template_id: 'template', user_id: 'key' };
      const template_params = expect.objectContaining({
        subject: expect.stringMatching(/^TEST/),
        to_email: 'farm@example.com',
      });
      const message = { ...ids, accessToken: 'secret', template_params };
      expect(posts).toEqual([['/api/v1.0/email/send', message]]);
    },
  );
}

if (existsSync('/usr/bin/jq') || process.env.HOST_SERVERS === 'needed') testCanary();
else console.warn('The canary was not tried: apt-get install jq.');
