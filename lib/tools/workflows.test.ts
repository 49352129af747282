/** Tests which steps of the workflows get a token, and what their shell programs do. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import { z } from 'zod';
import { childEnvironment, setUpTemporaryFolder } from '../testing/temporary-folder';
import { listen } from './local-servers';

const project = setUpTemporaryFolder();

const strings = z.record(z.string(), z.string());
const stepShape = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().default(''),
  with: z.record(z.string(), z.unknown()).optional(),
  env: strings.default({}),
});
const jobShape = z.object({
  permissions: strings.optional(),
  uses: z.string().optional(),
  env: z.never().optional(),
  steps: z.array(stepShape).default([]),
});
// A variable of a whole workflow or job would reach every step.
const workflowShape = z.object({
  permissions: strings,
  env: z.never().optional(),
  jobs: z.record(z.string(), jobShape),
});

const folder = '.github/workflows';
const jobs = readdirSync(folder).flatMap((file) => {
  const workflow = workflowShape.parse(parse(readFileSync(`${folder}/${file}`, 'utf8')));
  return Object.entries(workflow.jobs).map(([name, job]) => {
    const { permissions = workflow.permissions, steps } = job;
    return { name: `${file} ${name}`, ...job, permissions, steps };
  });
});
const steps = jobs.flatMap((job) => job.steps);

describe('tokens', () => {
  test('only steps that call gh get the token of GitHub', () => {
    const hasToken = (step: z.infer<typeof stepShape>) =>
      /github\.token|GITHUB_TOKEN/.test(JSON.stringify([step.env, step.with, step.run]));
    expect(steps.filter(hasToken)).toEqual(steps.filter(({ run }) => /\bgh /.test(run)));
    expect(steps.filter(hasToken)).not.toEqual([]);
  });

  test('a checkout stores no token', () => {
    for (const { uses, with: settings } of steps) {
      if (uses?.startsWith('actions/checkout')) {
        expect(settings).toMatchObject({ 'persist-credentials': false });
      }
    }
  });

  test('a job that may write to the repository only runs gh', () => {
    const writing = jobs.filter(({ permissions }) => Object.values(permissions).includes('write'));
    expect(writing.map(({ name }) => name)).toEqual(['publish.yml announce', 'publish.yml report']);
    for (const job of writing) {
      expect(job.permissions).toEqual({ statuses: 'write' });
      const actions = job.steps.flatMap(({ uses }) => uses ?? []);
      expect(actions.filter((action) => !action.startsWith('actions/download-artifact'))).toEqual(
        [],
      );
      const programs = job.steps.map(({ run }) => run).join('\n');
      expect(programs).not.toMatch(/\b(npm|npx|node|tsx)\b/);
    }
  });

  test("only wrangler gets Cloudflare's token, in a job without GitHub's", () => {
    const isSecret = ({ env }: z.infer<typeof stepShape>) => 'CLOUDFLARE_API_TOKEN' in env;
    const [job, ...others] = jobs.filter((each) => each.steps.some(isSecret));
    expect(others).toEqual([]);
    expect(job?.permissions).toEqual({});
    expect(job?.steps.filter(isSecret).map(({ run }) => run)).toEqual([
      expect.stringMatching(/^wrangler\/node_modules\/\.bin\/wrangler pages deploy out [^;&|\n]*$/),
    ]);
    expect(job?.steps.flatMap(({ run }) => run || [])[0]).toBe(
      'npm ci --ignore-scripts --prefix wrangler',
    );
  });
});

test('third-party actions are pinned to a commit', () => {
  const actions = [...steps, ...jobs].flatMap(({ uses = './' }) =>
    uses.startsWith('./') ? [] : uses,
  );
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
});

/** Runs a step by its id as a runner would. @returns its exit status and output */
async function runStep(id: string, settings: Record<string, string>) {
  project.write('step.sh', steps.find((step) => step.id === id)?.run ?? 'false');
  const child = spawn('bash', ['-e', 'step.sh'], {
    cwd: project.folder,
    env: {
      ...childEnvironment(project.folder),
      LC_ALL: 'C.UTF-8',
      GITHUB_OUTPUT: 'output',
      GITHUB_STEP_SUMMARY: 'summary',
      ...settings,
    },
  });
  const [[status], printed] = await Promise.all([once(child, 'close'), text(child.stdout)]);
  return { status, printed };
}

describe('publish', () => {
  const live = /^success Live: published at \d\d:\d\d on \d+ \w+\. Two lots have gone\.$/;

  test.each([
    ['passed skipped success', live],
    ['preparation success skipped', /^success Two lots have gone\.$/],
    ['mistakes failure skipped', /^failure Two lots have gone\.$/],
    ['', /^failure Not live: what is online stays/],
  ])('after "%s" the status is %s', async (outcome, status) => {
    const [VERDICT = '', TEST = '', UPLOAD = ''] = outcome.split(' ');
    project.write('bin/gh', '#!/bin/sh\nprintf "%s\\n" "$@" > asked');
    project.write('news.md', 'Two lots have gone.');
    expect(await runStep('report', { VERDICT, TEST, UPLOAD })).toEqual({ status: 0, printed: '' });
    const [, state, description] =
      /\nstate=(.*)\n[^]*description=(.*)\n/.exec(project.read('asked')) ?? [];
    expect(`${state} ${description}`).toMatch(status);
  });

  test('the status shortens long news, and the summary has all of it', async () => {
    project.write('bin/gh', '#!/bin/sh\nprintf "%s\\n" "$@" > asked');
    const questions = Array.from(
      { length: 9 },
      (_, index) => `- Die vraag oor die kuddeëtikette ${index}`,
    );
    const news = ['Saved, not live yet. To go live, answer:', '', ...questions].join('\n');
    project.write('news.md', news);
    await runStep('report', { VERDICT: 'preparation', TEST: 'success' });
    const [, description = ''] = /description=(.*)\n/.exec(project.read('asked')) ?? [];
    expect(description).toMatch(/^Saved, not live yet\. To go live, answer: Die vraag .*…$/);
    expect(description).toHaveLength(140);
    expect(project.read('summary')).toBe(`${news}\n`);
  });

  test.each([
    ['content/facts/prices.json', 'pages'],
    ['content/photos/owner.webp', 'pages'],
    ['content/facts/schema/farm.ts', 'all'],
    ['', 'all'],
  ])('if %j changed since the last good run, the tests cover %s', async (path, tests) => {
    project.git('init');
    project.write('app/page.tsx', 'first');
    const tested = project.commit();
    project.write(path || 'other', 'second');
    project.commit();
    project.write('bin/gh', `#!/bin/sh\necho ${path && tested}`);
    project.write('output', '');
    expect(await runStep('scope', {})).toMatchObject({ status: 0 });
    expect(project.read('output')).toBe(`tests=${tests}\n`);
  });
});

function testCanary(): void {
  test.each([
    ['OK', 0, /^$/],
    // No text of an answer is printed.
    ['<html>Log in', 1, /^::error::The email service answered 200: [^<]+\n$/],
  ])(
    'after the answer %s the canary, which sends one test message, exits with %d',
    async (answer, status, output) => {
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
      const outcome = await runStep('canary', {
        ...keys,
        PRIVATE_KEY: 'secret',
        SERVICE,
      });
      server.closeAllConnections();
      server.close();
      expect(outcome).toEqual({ status, printed: expect.stringMatching(output) });
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
