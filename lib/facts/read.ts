/** Reads folders of facts: as they are written, and as the pages show them. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import { type Answers, answersOf, factsFiles } from './answers';
import { type Circumstances, checkFile } from './check';
import { daysBetween, daysLater } from './days';
import { exampleFarm } from './farms.mjs';
import { findBorrowed } from './questions';
import { valueAt } from './walk';

/** Where facts are read from. */
export interface FactsSource {
  /** On which the site is built, as `2026-03-31`. */
  readonly day: string;
  /** The data of a file, or the sentence for a file that cannot be read. */
  readonly read: (file: FactsFile) => Readonly<{ value?: unknown; problem?: string }>;
}

/** Where JSON.parse stopped, by its own message: a line, or the words around it. */
function placeOf(message: string, text: string): string {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position
    ? `line ${text.slice(0, Number(position)).split('\n').length}`
    : message.replace(/\s+/g, ' ');
}

/** A name that is twice in one object of a JSON text, of which JSON.parse would take the last. */
function findTwice(text: string): string | undefined {
  const objects: Set<string>[] = [];
  for (const [token, name, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g)) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (colon && name) {
      if (objects.at(-1)?.has(name)) return name;
      objects.at(-1)?.add(name);
    }
  }
  return undefined;
}

/** Moves the days of the example farm's list, so that it is confirmed on the day of the build. */
function moveDays(list: unknown, day: string): unknown {
  const days = daysBetween(String(valueAt(list, ['asOf'])), day);
  const move = (_name: string, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? daysLater(value, days) : value;
  return JSON.parse(JSON.stringify(list), move);
}

/** The files of a folder. */
export function factsIn(folder: string, day: string): FactsSource {
  const read = (file: FactsFile) => {
    const path = `${folder}/${file}.json`;
    const label = factsSchema.shape[file].meta()?.label;
    if (!existsSync(path)) return { problem: `${label} is missing: put the file back.` };
    const bytes = readFileSync(path);
    if (!isUtf8(bytes)) {
      return { problem: `${label} is not plain UTF-8 text: save it in the editor.` };
    }
    // Some editors write a byte order mark first.
    const text = bytes.toString('utf8').replace(/^\ufeff/, '');
    try {
      const value: unknown = JSON.parse(text);
      const name = findTwice(text);
      if (name) return { problem: `${label} has the field ${name} twice: take one of them out.` };
      const isMoved = folder === exampleFarm && file === 'for-sale';
      return { value: isMoved ? moveDays(value, day) : value };
    } catch (error) {
      const place = placeOf(String(error), text);
      return {
        problem: `${label} cannot be read, since a bracket, quote or comma is wrong: correct it (${place}).`,
      };
    }
  };
  return { day, read };
}

/** What is wrong with the facts. */
export interface Mistake {
  readonly file: FactsFile;
  /** For the owner, who knows the field by its label. */
  readonly sentence: string;
}

/** Every mistake in facts, file by file. */
export function checkFacts(
  { day, read }: FactsSource,
  others: Omit<Circumstances, 'day'> = {},
): Mistake[] {
  return factsFiles.flatMap((file) => {
    const { value, problem } = read(file);
    const sentences = problem ? [problem] : checkFile(file, value, { ...others, day });
    return sentences.map((sentence) => ({ file, sentence }));
  });
}

/**
 * Facts as they are written, without what counts as no answer.
 * @throws one sentence for each mistake that needs nothing but the files to be seen
 */
export function answersIn(source: FactsSource): Answers {
  const mistakes = checkFacts(source);
  if (mistakes.length > 0) throw new Error(mistakes.map(({ sentence }) => sentence).join('\n'));
  return answersOf((file) => source.read(file).value);
}

/**
 * The facts that pages show, and the files that are borrowed: while the site lacks an answer that it cannot
 * go live without, the example farm's file is shown where the owner has not answered his.
 * @throws one sentence for each mistake
 */
export function readFacts(source: FactsSource) {
  const answers = answersIn(source);
  const borrowed = findBorrowed(answers);
  const example = borrowed.length > 0 ? answersIn(factsIn(exampleFarm, source.day)) : answers;
  const shown = factsFiles.map((file) => [
    file,
    (borrowed.includes(file) ? example : answers)[file],
  ]);
  return { facts: factsSchema.parse(Object.fromEntries(shown)), borrowed };
}
