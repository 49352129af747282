/** Reads folders of facts, as written and as the pages show them. */
import { readFileSync } from 'node:fs';
import { type FactsFile, factsSchema } from '../schema/facts';
import { type Answers, answersOf, factsFiles } from './answers';
import { type Circumstances, checkFile, type Mistake } from './check';
import { daysBetween, daysLater, formatDay, readDay } from './days';
import { exampleFarm } from './farms.mjs';
import { type ParsedFile, parseFile } from './parse';
import { findNeededQuestions } from './questions';
import { fillGaps, findExamples } from './subjects';
import { metaOf } from './walk';

/** A source of facts: a folder, or files already imported. */
export interface FactsSource {
  /** The day of the build, as `2026-03-31`. */
  readonly day: string;
  readonly read: (file: FactsFile) => ParsedFile;
}

/** The day on which the example farm last checked its list. */
const exampleDay = '2026-11-22';

/**
 * Moves the days in a file of the example farm to the day of the build, also those in sentences, so that its list
 * never expires and nothing in it is old.
 */
function moveDays(value: unknown, day: string): unknown {
  const days = daysBetween(exampleDay, day);
  const moved = JSON.stringify(value)
    .replace(/\b\d{4}-\d\d-\d\d\b/g, (written) => daysLater(written, days))
    .replace(/\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g, (written) =>
      formatDay(daysLater(readDay(written), days)),
    );
  return JSON.parse(moved);
}

/** The files of a folder. @param imported their data, if it need not be read */
export function factsIn(
  folder: string,
  day: string,
  imported?: Readonly<Record<FactsFile, unknown>>,
): FactsSource {
  const readFile = (file: FactsFile): ParsedFile => {
    try {
      const read = imported
        ? { value: imported[file] }
        : parseFile(readFileSync(`${folder}/${file}.json`, 'utf8'));
      if (read.problem || folder !== exampleFarm) return read;
      return { value: moveDays(read.value, day) };
    } catch (error) {
      return { problem: `cannot be read: ${String(error).replace(/^\w+: /, '')}` };
    }
  };
  return { day, read: readFile };
}

/** A mistake in one of the files. */
export interface FactsMistake extends Mistake {
  readonly file: FactsFile;
}

/** Every mistake in facts, file by file. */
export function checkFacts(
  { day, read }: FactsSource,
  others: Omit<Circumstances, 'day'> = {},
): FactsMistake[] {
  return factsFiles.flatMap((file) => {
    const { value, problem } = read(file);
    const { label } = metaOf(factsSchema.shape[file]);
    if (problem) return { file, path: [], sentence: `${label} ${problem}.` };
    return checkFile(file, value, { ...others, day }).map(({ path, sentence }) => {
      return { file, path, sentence: path.length > 0 ? `${label}, ${sentence}` : sentence };
    });
  });
}

/**
 * Facts as written, without empty answers.
 * @throws one sentence for each mistake that the files alone reveal
 */
export function answersIn(source: FactsSource): Answers {
  const mistakes = checkFacts(source);
  const sentences = mistakes.map(({ file, sentence }) => `${file}.json: ${sentence}`);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
  return answersOf((file) => source.read(file).value);
}

/**
 * The facts that pages show, the subjects of which they are the example farm's, and whether a needed answer is missing.
 * @throws one sentence for each mistake
 */
export function readFacts(source: FactsSource, example = factsIn(exampleFarm, source.day)) {
  const answers = answersIn(source);
  const isInPreparation = findNeededQuestions(answers).length > 0;
  const shown = isInPreparation ? fillGaps(answers, answersIn(example)) : answers;
  return { facts: factsSchema.parse(shown), examples: findExamples(answers), isInPreparation };
}
