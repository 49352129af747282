/** Reads facts: as they are written, and as the pages show them. */
import { readFileSync } from 'node:fs';
import { daysBetween, daysLater } from './days';
import { withoutEmpty } from './fields';
import { exampleFarm } from './folders.mjs';
import { type Draft, draftShape, withExampleAnswers } from './preparation';
import { findOpenQuestions } from './questions';
import { type Facts, factsShape } from './shapes/facts';
import { inOneForm } from './spellings';

/** The text of a file, without the byte order mark with which some programs begin one. */
export const readText = (bytes: Buffer): string => bytes.toString('utf8').replace(/^\ufeff/, '');

/** Moves the example farm's days, so that its list of lots is confirmed on the day of the build. */
function moveDays(draft: Draft, day: string): Draft {
  const { asOf = day } = factsShape.shape['for-sale'].parse(draft['for-sale']);
  const days = daysBetween(asOf, day);
  const move = (_name: string, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? daysLater(value, days) : value;
  return draftShape.parse(JSON.parse(JSON.stringify(draft), move));
}

/**
 * Facts as they are written, by file, without what counts as no answer.
 * @param readFile gives the data of a file by its name without `.json`
 */
export function draftOf(readFile: (file: string) => unknown): Draft {
  const files = Object.entries(factsShape.shape).map(([file, shape]) => {
    return [file, withoutEmpty(inOneForm(shape, readFile(file))) ?? {}] as const;
  });
  return draftShape.parse(Object.fromEntries(files));
}

/**
 * The facts of a folder as they are written, by file, without what counts as no answer.
 * @param day on which the site is built, as `2026-03-31`
 */
export function readDraft(folder: string, day: string): Draft {
  const draft = draftOf((file) => JSON.parse(readText(readFileSync(`${folder}/${file}.json`))));
  return folder === exampleFarm ? moveDays(draft, day) : draft;
}

/**
 * The facts that pages show. While the site lacks an answer that it cannot go live without, it is in
 * preparation, and the example farm answers what is open.
 * @param day on which the site is built, as `2026-03-31`
 * @throws where a file has a mistake that the check of the facts would have named
 */
export function factsOf(draft: Draft, day: string): { facts: Facts; isInPreparation: boolean } {
  const isInPreparation = findOpenQuestions(draft).some((open) => open.isNeededToGoLive);
  const example = () => factsShape.parse(readDraft(exampleFarm, day));
  const facts = isInPreparation ? withExampleAnswers(draft, example()) : factsShape.parse(draft);
  return { facts, isInPreparation };
}

/** The facts that pages show of a folder. */
export function readFacts(folder: string, day: string): { facts: Facts; isInPreparation: boolean } {
  return factsOf(readDraft(folder, day), day);
}
