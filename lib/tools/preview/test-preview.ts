import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPreviewServer, type PreviewOptions } from './preview-server';

const files: Readonly<Record<string, string>> = {
  _headers: readFileSync('public/_headers', 'utf8'),
  'index.html': `<h1>Home</h1>${'words '.repeat(500)}`,
  'bonsmara.html': '<h1>Cattle</h1>',
  '404.html': '<h1>Missing</h1>',
  'photos/cow-480-1a2b3c4d.avif': 'picture',
  'islands/form-1a2b3c4d.js': 'island',
  '_next/static/site-1a2b3c4d.css': 'style',
};

/** Makes a small built site for each test of a file and takes it and its server away again. */
export function prepareSite() {
  let folder = '';
  let server: Server | undefined;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'preview-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
    server = undefined;
    rmSync(folder, { recursive: true });
    jest.restoreAllMocks();
  });

  /** Starts the preview on a free port and gives its address. */
  return async function start(options: Omit<PreviewOptions, 'folder'> = {}): Promise<string> {
    const started = createPreviewServer({ folder, ...options });
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    const address = started.address();
    if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
    return `http://127.0.0.1:${address.port}`;
  };
}

export const ann = 'ann@example.com';

/** A valid request to the email service. */
export function emailFrom(fromEmail = ann) {
  return {
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: {
      from_name: '<b>Ann</b>',
      from_email: fromEmail,
      phone: '082 000 0000',
      message: 'Line one\nLine two',
      subject: 'Inquiry',
      to_email: 'farm@example.com',
    },
  };
}

/** Posts to the email service: text as it is, anything else as JSON. */
export function post(origin: string, body: unknown) {
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** What the inbox holds. */
export async function inbox(origin: string, query: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/__inbox.json?${new URLSearchParams(query)}`);
  const messages: unknown = await answer.json();
  return messages;
}
