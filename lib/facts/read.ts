/** Reads facts: as they are written, and as the pages show them. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { type Facts, factsSchema } from '@/content/facts/schema/facts';
import { type Draft, draftOf, draftSchema } from './check';
import { daysBetween, daysLater } from './days';
import { exampleFarm } from './farms.mjs';
import { withExampleAnswers } from './preparation';
import { findOpenQuestions } from './questions';

/** Where JSON.parse stopped, by its own message: a line, or the words around it. */
function placeOf(message: string, text: string): string {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position
    ? `line ${text.slice(0, Number(position)).split('\n').length}`
    : message.replace(/\s+/g, ' ');
}

/** The data of a file of facts, or the sentence for a file that cannot be read. */
export function readFile(folder: string, name: keyof Facts): { value?: unknown; problem?: string } {
  const file = `${folder}/${name}.json`;
  const label = factsSchema.shape[name].meta()?.label;
  if (!existsSync(file)) return { problem: `${label} is missing: put the file back.` };
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  // A byte order mark, which some editors write first, is no JSON.
  if (!isUtf8(bytes) || text.startsWith('\ufeff')) {
    return { problem: `${label} is not plain UTF-8 text: save it in the editor.` };
  }
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const place = placeOf(String(error), text);
    return {
      problem: `${label} cannot be read, since a bracket, quote or comma is wrong: correct it (${place}).`,
    };
  }
}

/** Moves the example farm's days, so that its list of lots is confirmed on the day of the build. */
function moveDays(draft: Draft, day: string): Draft {
  const { asOf = day } = factsSchema.shape['for-sale'].parse(draft['for-sale']);
  const days = daysBetween(asOf, day);
  const move = (_name: string, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? daysLater(value, days) : value;
  return draftSchema.parse(JSON.parse(JSON.stringify(draft), move));
}

/**
 * The facts of a folder as they are written, by file, without what counts as no answer.
 * @param day on which the site is built, as `2026-03-31`
 * @throws one sentence where a file cannot be read
 */
export function readDraft(folder: string, day: string): Draft {
  const draft = draftOf((file) => {
    const { value, problem } = readFile(folder, file);
    if (problem) throw new Error(problem);
    return value;
  });
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
  const example = () => factsSchema.parse(readDraft(exampleFarm, day));
  const facts = isInPreparation ? withExampleAnswers(draft, example()) : factsSchema.parse(draft);
  return { facts, isInPreparation };
}

/** The facts that pages show of a folder. */
export function readFacts(folder: string, day: string): { facts: Facts; isInPreparation: boolean } {
  return factsOf(readDraft(folder, day), day);
}
