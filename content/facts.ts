/** The facts of content/facts/, for what renders pages. None of this reaches a browser: islands get plain values. */
import { readFileSync } from 'node:fs';
import { findOpenQuestions, withoutEmpty } from './answers';
import { type Facts, factsFolder, factsShape } from './shapes';

function readFacts(file: string): readonly [file: string, content: unknown] {
  const content: unknown = JSON.parse(readFileSync(`${factsFolder}/${file}.json`, 'utf8'));
  return [file, withoutEmpty(content) ?? {}];
}

/** The build checks the files before anything reads them, and says in sentences what is wrong. */
export const facts: Facts = factsShape.parse(
  Object.fromEntries(Object.keys(factsShape.shape).map(readFacts)),
);

export const openQuestions = findOpenQuestions(facts);

/** Whether all is answered without which search engines are kept away. */
export const isReadyToGoLive = !openQuestions.some(({ isNeededToGoLive }) => isNeededToGoLive);
