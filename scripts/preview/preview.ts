/**
 * Serves a preview and its inbox. With `owner`, as in `npm start`, it first builds the owner's farm; otherwise it serves
 * the given folder, by default the example farm's.
 */
import { existsSync } from 'node:fs';
import { stop } from '../command-line.mjs';
import { ownerFolder, previewFolder } from '../folders.mjs';
import { openOnPort } from '../local-servers';
import { buildOwnersPreview } from './build-preview.mjs';
import { Preview } from './preview-server';

const [name = previewFolder] = process.argv.slice(2);
const isStart = name === 'owner';
const folder = isStart ? ownerFolder : name;

/** Starts a preview, or exits with one sentence. */
async function open(preview: Preview): Promise<Preview> {
  await openOnPort('npm start', (port) => preview.open(port));
  return preview;
}

if (isStart) {
  // Finds out that the port is taken before the build, which takes half a minute.
  await (await open(new Preview(folder))).close();
  await buildOwnersPreview();
}
if (!existsSync(`${folder}/index.html`)) {
  stop(`There is no built site in ${folder}/: run npm start or npm test, which build it.`);
}
const preview = await open(new Preview(folder));
console.log(`Site:  ${preview.origin}\nInbox: ${preview.origin}/__inbox`);
