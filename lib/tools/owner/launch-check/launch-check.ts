/**
 * `npm run launch-check` asks the owner what is open, first what the site cannot go live without, each in
 * sentences that can be sent as they are. It ends with 1 while any of those is.
 */

import { stop } from '../../command-line.mjs';
import { findMistakes } from '../../find-mistakes';
import { readOpenQuestions } from '../open-questions';

const mistakes = await findMistakes();
if (mistakes.length > 0) stop(mistakes.map(({ sentence }) => sentence).join('\n'));

/** Prints sentences under a heading; nothing where there are none. */
function ask(heading: string, sentences: readonly string[]): void {
  if (sentences.length > 0) console.log(`${heading}\n  - ${sentences.join('\n  - ')}\n`);
}

const { needed, others, saleQuestion } = readOpenQuestions();
const asked = needed.map(({ question }) => question);
const waiting = [...others.map(({ question }) => question), saleQuestion];
ask('Before the site goes live, please answer:', asked);
ask(
  'These can wait; the live site leaves them out, or says that a photo is an illustration:',
  waiting.filter(Boolean),
);
console.log(
  needed.length > 0
    ? 'The site cannot go live yet; content/README.md says how to answer.'
    : 'No answer is missing: the site can go live.',
);
process.exitCode = needed.length > 0 ? 1 : 0;
