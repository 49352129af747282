import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { listen } from '../../local-servers';
import { postCanary } from './post-canary';

const form = `<form><input type=hidden name=service_id value=service><input type=hidden
  name=template_id value=template><input type=hidden name=user_id value=key><input type=hidden
  name=to_email value=farm@example.com></form>`;

/** Tries a site and a service. @returns what was said, or what it threw; and the messages */
async function run(page: string, answer: (response: ServerResponse) => void, pageStatus = 200) {
  const posts: unknown[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') return response.writeHead(pageStatus).end(page);
    void buffer(request).then((body) => {
      posts.push([request.url, JSON.parse(body.toString())]);
      answer(response);
    });
    return response;
  });
  const origin = `http://localhost:${await listen(server)}`;
  const settings = { siteUrl: new URL(origin), serviceOrigin: origin, privateKey: 'secret' };
  const said = await postCanary({ ...settings, maxMilliseconds: 500 }).catch(String);
  server.closeAllConnections();
  server.close();
  return { said, posts };
}

const answers = (status: number, words: string) => (response: ServerResponse) =>
  void response.writeHead(status).end(words);

test('posts one marked message with the identifiers of the live page', async () => {
  const { said, posts } = await run(form, answers(200, 'OK'));
  expect(said).toBeUndefined();
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

test.each([
  ['404', form, answers(404, 'Account not found'), 'answered 404 "Account not found"'],
  ['412', form, answers(412, 'Gmail_API: Invalid grant'), 'answered 412'],
  ['429', form, answers(429, 'Too Many Requests'), 'answered 429'],
  ['500', form, answers(500, ''), 'answered 500'],
  ['a login page', form, answers(200, '<html>Log in'), 'answered 200 "<html>Log in"'],
  ['silence', form, () => undefined, 'did not answer'],
  ['a broken line', form, (response: ServerResponse) => void response.destroy(), 'did not answer'],
  ['a page without a form', '<p>Soon', answers(200, 'OK'), 'no form with service_id'],
])('ends with one sentence at %s', async (_what, page, answer, words) => {
  const { said } = await run(page, answer);
  expect(said).toMatch(/^Error: [^\n]+\.$/);
  expect(said).toContain(words);
});

test('sends nothing from a site that answers with an error', async () => {
  const { said, posts } = await run(form, answers(200, 'OK'), 503);
  expect(said).toMatch(/answers 503: mend the site first\.$/);
  expect(posts).toEqual([]);
});

test('the command ends with 1, and names the settings that are missing', async () => {
  const command = spawn(process.execPath, ['--import', 'tsx', 'lib/tools/owner/canary/canary.ts'], {
    env: { ...process.env, NEXT_PUBLIC_SITE_URL: 'https://farm.example', EMAILJS_PRIVATE_KEY: ' ' },
  });
  const [[code], said] = await Promise.all([once(command, 'close'), text(command.stderr)]);
  expect([code, said]).toEqual([1, expect.stringContaining('needs EMAILJS_PRIVATE_KEY:')]);
}, 20_000);
