import { readFileSync } from 'node:fs';
import { compressTexts } from '../added-files';
import { prepareProject } from '../test-project';
import type { Fault } from './faults';
import { Preview } from './preview-server';

const files: Readonly<Record<string, string>> = {
  _headers: readFileSync('public/_headers', 'utf8'),
  'index.html': `<h1>Home</h1>${'words '.repeat(500)}`,
  'bonsmara.html': '<h1>Cattle</h1>',
  '404.html': '<h1>Missing</h1>',
  'photos/cow-480-1a2b3c4d.avif': 'picture',
};

/** Makes a small built site for each test of a file and takes it and its preview away again. */
export function prepareSite() {
  const project = prepareProject();
  let preview: Preview | undefined;

  beforeEach(() => {
    for (const [name, text] of Object.entries(files)) project.write(name, text);
    compressTexts(project.folder);
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  afterEach(async () => {
    await preview?.close();
    preview = undefined;
    jest.restoreAllMocks();
  });

  /** Starts the preview and gives its address. */
  return async function start(fault?: Fault): Promise<string> {
    preview = new Preview(project.folder, fault);
    await preview.open();
    return preview.address;
  };
}
