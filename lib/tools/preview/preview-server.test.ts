/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { prepareProject } from '../../testing/project-folder';
import { compressTexts } from '../compress-texts';
import { Preview } from './preview-server';

const project = prepareProject();
let preview: Preview;

beforeEach(async () => {
  project.write('_headers', readFileSync('public/_headers'));
  project.write('index.html', `<h1>Home</h1>${'words '.repeat(500)}`);
  project.write('bonsmara.html', '<h1>Cattle</h1>');
  project.write('404.html', '<h1>Missing</h1>');
  project.write('photos/cow-480-1a2b3c4d.avif', 'picture');
  compressTexts(project.folder);
  preview = new Preview(project.folder);
  await preview.open();
});
afterEach(() => preview.close());

/** As fetch cannot, which asks for encodings of its own, and for what a redirect names. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(preview.address + path, { headers }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const askedEachTime = 'public, max-age=0, must-revalidate';
const keptForAYear = 'public, max-age=31536000, immutable';

test.each<[path: string, status: number, body: string, kept: string]>([
  ['/bonsmara?land=2', 200, '<h1>Cattle</h1>', askedEachTime],
  ['/photos/cow-480-1a2b3c4d.avif', 200, 'picture', keptForAYear],
  ['/nowhere', 404, '<h1>Missing</h1>', askedEachTime],
  ['/..%2f..%2fetc', 404, '<h1>Missing</h1>', askedEachTime],
])('answers %s with every header', async (path, status, body, kept) => {
  expect(await ask(path)).toMatchObject({
    status,
    headers: {
      'cache-control': kept,
      'content-type': kept === askedEachTime ? 'text/html;charset=utf-8' : 'image/avif',
      'x-content-type-options': 'nosniff',
    },
    body,
  });
});

test('sends to the clean address', async () => {
  const { status, headers } = await ask('/bonsmara.html?land=2');
  expect([status, headers.location]).toEqual([301, '/bonsmara?land=2']);
});

test('sends the copy of a page that is compressed, where that is accepted', async () => {
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers } = await ask('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  }
});

test('sends a page again only when it has changed', async () => {
  const { headers } = await ask('/bonsmara');
  const again = await ask('/bonsmara', { 'if-none-match': headers.etag ?? '' });
  expect(again.status).toBe(304);
});
