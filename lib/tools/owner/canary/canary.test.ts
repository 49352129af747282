import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { listen } from '../../local-servers';
import { postCanary } from './post-canary';

/** Tries a service. @returns what it threw, if anything, and the messages that it was sent */
async function run(answer: (response: ServerResponse) => void) {
  const posts: unknown[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      posts.push([request.url, JSON.parse(body.toString())]);
      answer(response);
    });
  });
  const origin = `http://localhost:${await listen(server)}`;
  const service = { origin, serviceId: 'service', templateId: 'template', publicKey: 'key' };
  const settings = { farm: 'farm@example.com', privateKey: 'secret', maxMilliseconds: 500 };
  const problem = await postCanary(service, settings).catch(String);
  server.closeAllConnections();
  server.close();
  return { problem, posts };
}

const answers = (status: number, words: string) => (response: ServerResponse) =>
  void response.writeHead(status).end(words);

test('posts one marked message to the farm', async () => {
  const { problem, posts } = await run(answers(200, 'OK'));
  expect(problem).toBeUndefined();
  expect(posts).toEqual([
    [
      '/api/v1.0/email/send',
      {
        service_id: 'service',
        template_id: 'template',
        user_id: 'key',
        accessToken: 'secret',
        template_params: expect.objectContaining({
          subject: expect.stringMatching(/^TEST/),
          to_email: 'farm@example.com',
        }),
      },
    ],
  ]);
});

const sendElsewhere = (response: ServerResponse) =>
  void response.writeHead(307, { Location: '/elsewhere' }).end();

test.each([
  ['404', answers(404, 'Account not found'), 'answered 404 "Account not found"'],
  ['412', answers(412, 'Gmail_API: Invalid grant'), 'answered 412'],
  ['500', answers(500, ''), 'answered 500'],
  ['a login page', answers(200, '<html>Log in'), 'answered 200 "<html>Log in"'],
  ['a redirect', sendElsewhere, 'answered nothing (unexpected redirect)'],
  ['silence', () => undefined, 'answered nothing'],
  ['a broken line', (response: ServerResponse) => void response.destroy(), 'answered nothing'],
])('ends with one sentence at %s, and sends the key once', async (_what, answer, words) => {
  const { problem, posts } = await run(answer);
  expect(problem).toMatch(/^Error: [^\n]+\.$/);
  expect(problem).toContain(words);
  expect(posts).toHaveLength(1);
});

test('the command ends with 1, and names the setting that is missing', async () => {
  const command = spawn(process.execPath, ['--import', 'tsx', 'lib/tools/owner/canary/canary.ts'], {
    env: { ...process.env, EMAILJS_PRIVATE_KEY: ' ' },
  });
  const [[code], said] = await Promise.all([once(command, 'close'), text(command.stderr)]);
  expect([code, said]).toEqual([1, expect.stringContaining('needs EMAILJS_PRIVATE_KEY:')]);
}, 20_000);
