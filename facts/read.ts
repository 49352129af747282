/** Reads folders of facts, as written and as pages show them. */
import { readFileSync } from 'node:fs';
import {
  checkAnswers,
  factsFiles,
  findOpenAnswers,
  isEmpty,
  type Mistake,
  type ParsedFile,
  parseFile,
} from './check';
import { exampleFarm } from './folders.mjs';
import { type FactsFile, factsSchema } from './schema/files';
import { metaOf, withoutEmpty } from './schema/walk';

/** The data of each file, or the problem with it. */
export type FactsFiles = ReadonlyMap<FactsFile, ParsedFile>;

function readFile(folder: string, file: FactsFile): ParsedFile {
  try {
    return parseFile(readFileSync(`${folder}/${file}.json`, 'utf8'));
  } catch (error) {
    return { problem: `cannot be read: ${String(error).replace(/^\w+: /, '')}` };
  }
}

/** The files of a folder. */
export function readFiles(folder: string): FactsFiles {
  return new Map(factsFiles.map((file) => [file, readFile(folder, file)]));
}

/** A mistake in one of the files. */
export interface FactsMistake extends Mistake {
  readonly file: FactsFile;
}

/** Every mistake in facts, file by file. */
export function checkFacts(files: FactsFiles, day: string): FactsMistake[] {
  return [...files].flatMap(([file, { value, problem }]) => {
    const schema = factsSchema.shape[file];
    const { label } = metaOf(schema);
    if (problem) return { file, path: [], sentence: `${label} ${problem}.` };
    return checkAnswers(schema, value, day).map(({ path, sentence }) => {
      return { file, path, sentence: path.length > 0 ? `${label}, ${sentence}` : sentence };
    });
  });
}

/**
 * The facts that pages show. In a preview, while farm.json is empty, the example farm's file replaces each empty one.
 * @returns the facts, the files that the example replaced, and the open answers
 * @throws one sentence for each mistake
 */
export function readFacts(files: FactsFiles, day: string, { isPreview }: { isPreview: boolean }) {
  const mistakes = checkFacts(files, day);
  const sentences = mistakes.map(({ file, sentence }) => `${file}.json: ${sentence}`);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
  const isEmptyFile = (file: FactsFile) => isEmpty(files.get(file)?.value);
  const exampleFiles = isPreview && isEmptyFile('farm') ? factsFiles.filter(isEmptyFile) : [];
  const shown = factsFiles.map((file) => {
    const isExample = exampleFiles.includes(file);
    const { value } = (isExample ? readFile(exampleFarm, file) : files.get(file)) ?? {};
    return [file, withoutEmpty(value) ?? {}];
  });
  return {
    facts: factsSchema.parse(Object.fromEntries(shown)),
    exampleFiles,
    openAnswers: [...files].flatMap(([file, { value }]) => findOpenAnswers(file, value)),
  };
}
