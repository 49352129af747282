import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressTexts } from '../added-files';
import type { Fault } from './faults';
import { Preview } from './preview-server';

const files: Readonly<Record<string, string>> = {
  _headers: readFileSync('public/_headers', 'utf8'),
  'index.html': `<h1>Home</h1>${'words '.repeat(500)}`,
  'bonsmara.html': '<h1>Cattle</h1>',
  '404.html': '<h1>Missing</h1>',
  'photos/cow-480-1a2b3c4d.avif': 'picture',
  'islands/form-1a2b3c4d.js': 'island',
  '_next/static/site-1a2b3c4d.css': 'style',
};

/** Makes a small built site for each test of a file and takes it and its preview away again. */
export function prepareSite() {
  let folder = '';
  let preview: Preview | undefined;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'preview-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    compressTexts(folder);
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  afterEach(async () => {
    await preview?.close();
    preview = undefined;
    rmSync(folder, { recursive: true });
    jest.restoreAllMocks();
  });

  /** Starts the preview and gives its address. */
  return async function start(fault?: Fault): Promise<string> {
    preview = new Preview(folder, fault);
    await preview.open();
    return preview.address;
  };
}
