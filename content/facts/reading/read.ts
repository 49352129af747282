/** Reads folders of facts, as written and as the pages show them. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { type FactsFile, factsSchema } from '../schema/facts';
import { type Answers, answersOf, factsFiles } from './answers';
import { type Circumstances, checkFile } from './check';
import { daysBetween, daysLater, formatDay, readDay } from './days';
import { exampleFarm } from './farms.mjs';
import { findBorrowed } from './questions';

/** A source of facts: a folder, or files already imported. */
export interface FactsSource {
  /** The day of the build, as `2026-03-31`. */
  readonly day: string;
  /** The data of a file, or one sentence if it cannot be read. */
  readonly read: (file: FactsFile) => Readonly<{ value?: unknown; problem?: string }>;
}

/** The line where JSON.parse stopped or, without a position, its own message. */
function describeStop(message: string, text: string): string {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position
    ? `line ${text.slice(0, Number(position)).split('\n').length}`
    : message.replace(/\s+/g, ' ');
}

/** A name that occurs twice in one object of a JSON text; JSON.parse would silently take the last. */
function findDuplicateName(text: string): string | undefined {
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

/** The day on which the example farm last checked its list. */
const exampleDay = '2026-11-22';

/** Files of the example farm with days that visitors see. */
const datedFiles: readonly FactsFile[] = ['for-sale', 'terms'];

/**
 * Moves the days in a file of the example farm to the day of the build, also those in sentences, so that its list
 * never expires and nothing in it is old.
 */
function moveDays(text: string, day: string): string {
  const days = daysBetween(exampleDay, day);
  return text
    .replace(/\b\d{4}-\d\d-\d\d\b/g, (written) => daysLater(written, days))
    .replace(/\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g, (written) =>
      formatDay(daysLater(readDay(written), days)),
    );
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
    // Some editors begin a file with a byte order mark.
    const text = bytes.toString('utf8').replace(/^\ufeff/, '');
    try {
      const isMoved = folder === exampleFarm && datedFiles.includes(file);
      const value: unknown = JSON.parse(isMoved ? moveDays(text, day) : text);
      const name = findDuplicateName(text);
      if (name) return { problem: `${label} has the field ${name} twice: take one of them out.` };
      return { value };
    } catch (error) {
      const stop = describeStop(String(error), text);
      return {
        problem: `${label} cannot be read, since a bracket, quote or comma is wrong: correct it (${stop}).`,
      };
    }
  };
  return { day, read };
}

/** A mistake in the facts. */
export interface Mistake {
  readonly file: FactsFile;
  /** Written for the owner: it names the field by its label. */
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
 * Facts as written, without empty answers.
 * @throws one sentence for each mistake that the files alone reveal
 */
export function answersIn(source: FactsSource): Answers {
  const mistakes = checkFacts(source);
  if (mistakes.length > 0) throw new Error(mistakes.map(({ sentence }) => sentence).join('\n'));
  return answersOf((file) => source.read(file).value);
}

/**
 * The facts that pages show, and the files borrowed from the example farm while a needed answer is missing.
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
