/** `npm start`: serves the preview with its inbox until it is stopped. */
import { existsSync } from 'node:fs';
import { stop } from '../command-line.mjs';
import { previewFolder } from '../folders.mjs';
import { faultShape } from './faults';
import { Preview } from './preview-server';

const [folder = previewFolder] = process.argv.slice(2);
if (!existsSync(`${folder}/index.html`)) {
  stop(`There is no built site in ${folder}/: run npm start or npm test, which build it.`);
}

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  stop(
    `PORT=${process.env.PORT} is not a port: give a number up to 65535, as in PORT=3001 npm start.`,
  );
}

const fault = faultShape.optional().safeParse(process.env.PREVIEW_MAIL || undefined);
if (!fault.success) {
  const known = faultShape.options.join(', ');
  stop(
    `PREVIEW_MAIL=${process.env.PREVIEW_MAIL} is not a fault of the preview: use one of ${known}.`,
  );
}

const preview = new Preview(folder, fault.data);
try {
  await preview.open(port);
  console.log(`Site:  ${preview.address}\nInbox: ${preview.address}/__inbox`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  stop(
    isTaken
      ? `Port ${port} is taken by another program: stop it or run PORT=${port + 1} npm start.`
      : `The preview could not start on port ${port}: ${String(error)}; try PORT=3001 npm start.`,
  );
}
