/**
 * Serves a preview with its inbox until stopped. `npm start` first builds the owner's farm and
 * `npm run start:example` the example farm; with a folder, or nothing, it serves what is there.
 */
import { existsSync } from 'node:fs';
import { stop } from '../command-line.mjs';
import { ownerFolder, previewFolder } from '../folders.mjs';
import { openOnPort } from '../local-servers';
import { buildOwnersPreview, buildPreview } from './build-preview.mjs';
import { Preview } from './preview-server';

interface Farm {
  readonly command: string;
  readonly folder: string;
  readonly build: () => Promise<void>;
}

const farms: Readonly<Record<string, Farm>> = {
  owner: { command: 'npm start', folder: ownerFolder, build: buildOwnersPreview },
  example: {
    command: 'npm run start:example',
    folder: previewFolder,
    build: () => buildPreview(previewFolder),
  },
};
const [name = ''] = process.argv.slice(2);
const farm = farms[name];
const { command = 'npm start', folder = name || previewFolder } = farm ?? {};

/** Opens a preview, or ends with one sentence. */
async function open(preview: Preview): Promise<Preview> {
  await openOnPort(command, (port) => preview.open(port));
  return preview;
}

if (farm) {
  // Checks the port before the build, which takes half a minute.
  await (await open(new Preview(folder))).close();
  await farm.build();
}
if (!existsSync(`${folder}/index.html`)) {
  stop(`There is no built site in ${folder}/: run npm start or npm test, which build it.`);
}
const preview = await open(new Preview(folder));
const lines = [`Site:  ${preview.address}`, `Inbox: ${preview.address}/__inbox`];
if (folder === ownerFolder) lines.push('npm run start:example shows the finished example.');
console.log(lines.join('\n'));
