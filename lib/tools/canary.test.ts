/** Tests the program that tells each week whether the email service still accepts enquiries. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { childEnvironment, setUpTemporaryFolder } from '../testing/temporary-folder';
import { listen } from './local-servers';

const project = setUpTemporaryFolder();

/** Sends the test message to a service. @returns the exit status of the program, and what it printed */
async function send(service: string) {
  project.write('content/facts/farm.json', '{ "email": "farm@example.com" }');
  const ids = { PUBLIC_KEY: 'key', SERVICE_ID: 'service', TEMPLATE_ID: 'template' };
  const child = spawn(process.execPath, [resolve('.github/canary.mjs')], {
    cwd: project.folder,
    env: { ...childEnvironment, ...ids, PRIVATE_KEY: 'secret', SERVICE: service },
  });
  const [[status], printed] = await Promise.all([once(child, 'close'), text(child.stdout)]);
  return { status, printed };
}

test.each([
  ['OK', 0, /^$/],
  // No text of an answer is printed.
  ['<html>Log in', 1, /^::error::The email service answered 200: [^<]+\n$/],
])('after the answer %s to its one message the canary exits with %d', async (...row) => {
  const [answer, status, output] = row;
  const posts: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      posts.push([request.url, JSON.parse(body)]);
      response.end(answer);
    });
  });
  const outcome = await send(`http://localhost:${await listen(server)}`);
  server.close().closeAllConnections();
  expect(outcome).toEqual({ status, printed: expect.stringMatching(output) });
  const ids = { service_id: 'service', template_id: 'template', user_id: 'key' };
  const template_params = expect.objectContaining({
    subject: expect.stringMatching(/^TEST/),
    to_email: 'farm@example.com',
  });
  const message = { ...ids, accessToken: 'secret', template_params };
  expect(posts).toEqual([['/api/v1.0/email/send', message]]);
});
