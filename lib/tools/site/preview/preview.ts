/** `npm start`: serves the preview with its inbox until it is stopped. */
import { existsSync } from 'node:fs';
import { readBuildDay } from '@/content/facts/days';
import { countQuestions, findOpenQuestions } from '@/content/facts/questions';
import { readDraft } from '@/content/facts/read';
import { describeError } from '../../../site/describe-error';
import { stop } from '../../command-line.mjs';
import { ownerFolder, previewFolder } from '../../folders.mjs';
import { readFault } from './faults';
import { Preview } from './preview-server';

/** How far the owner's farm is from going live; nothing once it can. */
function describePreparation(): string {
  const open = findOpenQuestions(readDraft('content/facts', readBuildDay()));
  const needed = open.filter(({ isNeededToGoLive }) => isNeededToGoLive).length;
  if (needed === 0) return '';
  return `In preparation: ${open.length} of ${countQuestions()} questions are open, ${needed} of them needed to go live; npm run launch-check asks them.`;
}

const [folder = previewFolder] = process.argv.slice(2);
if (!existsSync(`${folder}/index.html`)) {
  stop(`There is no built site in ${folder}/: run npm start or npm test, which build it.`);
}

const preview = new Preview(folder, readFault());
const port = process.env.PORT || '3000';
try {
  await preview.open(Number(port));
} catch (error) {
  stop(
    `The preview could not start on port ${port} (${describeError(error)}): try another, as in PORT=3001 npm start.`,
  );
}
const lines = [`Site:  ${preview.address}`, `Inbox: ${preview.address}/__inbox`];
if (folder === ownerFolder) lines.push(describePreparation());
console.log(lines.filter(Boolean).join('\n'));
