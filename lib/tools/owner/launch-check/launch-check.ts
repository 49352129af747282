/**
 * `npm run launch-check` asks the owner what is open, first what the site cannot go live without, each in
 * sentences that can be sent as they are. It ends with 1 while any of those is.
 */

import { factsSchema } from '@/content/facts/schema/facts';
import { describeMistake } from '@/lib/facts/check-folder';
import { readBuildDay } from '@/lib/facts/days';
import { factsFolder } from '@/lib/facts/farms.mjs';
import { findOpenQuestions, type OpenQuestion } from '@/lib/facts/questions';
import { readDraft } from '@/lib/facts/read';
import { findSaleListQuestion } from '../../../for-sale/listings';
import { stop } from '../../command-line.mjs';
import { findMistakesInFacts } from '../../find-mistakes';

const mistakes = findMistakesInFacts();
if (mistakes.length > 0) stop(mistakes.map(describeMistake).join('\n'));

const today = readBuildDay();
const draft = readDraft(factsFolder, today);
const questions = findOpenQuestions(draft);
const asked = (isWanted: (open: OpenQuestion) => boolean) =>
  questions.filter(isWanted).map(({ question }) => question);
const needed = asked(({ isNeededToGoLive }) => isNeededToGoLive);
const photos = asked(({ file, isNeededToGoLive }) => file === 'photos' && !isNeededToGoLive);
const others = asked(({ file, isNeededToGoLive }) => file !== 'photos' && !isNeededToGoLive);
const saleList = factsSchema.shape['for-sale'].parse(draft['for-sale']);
const saleQuestion = findSaleListQuestion(saleList, today);
if (saleQuestion) others.push(saleQuestion);

for (const [heading, lines] of [
  ['Before the site goes live, please answer:', needed],
  ['These can wait; until they are answered, the live site leaves them out:', others],
  ['Photos can wait; until they come, the live site says that some are illustrations:', photos],
] as const) {
  if (lines.length > 0)
    console.log(`${heading}\n${lines.map((line) => `  - ${line}`).join('\n')}\n`);
}
console.log(
  needed.length > 0
    ? 'The site cannot go live yet; content/README.md says how to answer.'
    : 'No answer is missing: the site can go live.',
);
process.exitCode = needed.length > 0 ? 1 : 0;
