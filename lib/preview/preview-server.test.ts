/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPreviewServer } from './preview-server';

let folder: string;
let server: Server;
let origin: string;

async function start(mailFault?: string) {
  server = createPreviewServer({ folder, mailFault });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  mkdirSync(join(folder, 'photos'));
  writeFileSync(join(folder, 'index.html'), `<h1>Home</h1>${'words '.repeat(500)}`);
  writeFileSync(join(folder, 'bonsmara.html'), '<h1>Cattle</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Missing</h1>');
  writeFileSync(join(folder, 'photos', 'cow-480-1a2b3c4d.avif'), 'picture');
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

const email = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: {
    from_name: '<b>Ann</b>',
    from_email: 'ann@example.com',
    phone: 'Not provided',
    message: 'Line one\nLine two',
    subject: 'Inquiry',
    to_email: 'farm@example.com',
  },
};

function post(body: unknown) {
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function inbox(query = '') {
  const messages: unknown = await (await fetch(`${origin}/__inbox.json${query}`)).json();
  return messages;
}

describe('as a static host', () => {
  test('serves pages by their clean addresses', async () => {
    await start();
    const page = await fetch(`${origin}/bonsmara`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toContain('must-revalidate');
    expect(await page.text()).toContain('Cattle');
  });

  test.each(['/bonsmara.html', '/bonsmara/'])('sends %s to the clean address', async (path) => {
    await start();
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/bonsmara');
  });

  test('answers a missing page with 404 and the page for it', async () => {
    await start();
    const answer = await fetch(`${origin}/nowhere`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Missing');
  });

  test('compresses pages', async () => {
    await start();
    const encoding = await new Promise((resolve) => {
      httpRequest(origin, { headers: { 'accept-encoding': 'br' } }, (answer) => {
        resolve(answer.headers['content-encoding']);
        answer.resume();
      }).end();
    });
    expect(encoding).toBe('br');
  });

  test('lets pictures be kept for a year', async () => {
    await start();
    const answer = await fetch(`${origin}/photos/cow-480-1a2b3c4d.avif`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });
});

describe('as the e-mail service', () => {
  test('accepts an enquiry and shows it in the inbox, escaped', async () => {
    await start();
    const answer = await post(email);
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(await inbox()).toMatchObject([{ parameters: email.template_params }]);
    const page = await (await fetch(`${origin}/__inbox`)).text();
    expect(page).toContain('&#60;b&#62;Ann&#60;/b&#62;');
    expect(page).not.toContain('<b>Ann');
  });

  test('filters the inbox by sender', async () => {
    await start();
    await post(email);
    expect(await inbox('?from=ann%40example.com')).toHaveLength(1);
    expect(await inbox('?from=bob%40example.com')).toHaveLength(0);
  });

  test.each([
    ['user_id', 'The user ID is required'],
    ['service_id', 'The service ID is required'],
    ['template_id', 'The template ID is required'],
    ['template_params', 'The template parameters are required'],
  ])('refuses a request without %s', async (field, text) => {
    await start();
    const answer = await post({ ...email, [field]: undefined });
    expect([answer.status, await answer.text()]).toEqual([400, text]);
    expect(await inbox()).toHaveLength(0);
  });

  test('refuses a body that is not JSON, and one that is too large', async () => {
    await start();
    expect((await post('{')).status).toBe(400);
    expect((await post('x'.repeat(60_000))).status).toBe(413);
  });

  test('lets another origin ask before it posts', async () => {
    await start();
    const answer = await fetch(`${origin}/api/v1.0/email/send`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('fails for everybody as it is told to', async () => {
    await start('451');
    const answer = await post(email);
    expect([answer.status, await answer.text()]).toEqual([451, 'Unavailable For Headless Browser']);
    expect(await inbox()).toHaveLength(0);
  });

  test('fails for a sender whose address asks for it', async () => {
    await start();
    const parameters = { ...email.template_params, from_email: 'ann+fault-429@example.com' };
    const answer = await post({ ...email, template_params: parameters });
    expect(answer.status).toBe(429);
    expect((await post(email)).status).toBe(200);
  });

  test('breaks the connection when told to', async () => {
    await start('reset');
    await expect(post(email)).rejects.toThrow('fetch failed');
  });
});
