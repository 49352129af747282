/** `npm start`: serves the preview with its inbox until it is stopped. */
import { existsSync } from 'node:fs';
import { describeError } from '../../site/describe-error';
import { stop } from '../command-line.mjs';
import { previewFolder } from '../folders.mjs';
import { faultShape } from './faults';
import { Preview } from './preview-server';

const [folder = previewFolder] = process.argv.slice(2);
if (!existsSync(`${folder}/index.html`)) {
  stop(`There is no built site in ${folder}/: run npm start or npm test, which build it.`);
}

const fault = faultShape.optional().safeParse(process.env.PREVIEW_MAIL || undefined);
if (!fault.success) {
  stop('PREVIEW_MAIL names no failure: see lib/tools/preview/faults.ts for those there are.');
}

const preview = new Preview(folder, fault.data);
const port = process.env.PORT || '3000';
try {
  await preview.open(Number(port));
  console.log(`Site:  ${preview.address}\nInbox: ${preview.address}/__inbox`);
} catch (error) {
  stop(
    `The preview could not start on port ${port} (${describeError(error)}): try another, as in PORT=3001 npm start.`,
  );
}
