/** Reads folders of facts, as written and as the pages show them. */
import { readFileSync } from 'node:fs';
import {
  type Circumstances,
  checkFile,
  factsFiles,
  findOpenAnswers,
  isExample,
  type Mistake,
  type ParsedFile,
  parseFile,
  readAnswers,
} from './check';
import { exampleFarm } from './folders.mjs';
import { type FactsFile, factsSchema } from './schema/files';
import { metaOf, valuesIn, withoutEmpty } from './schema/walk';

/** The data of each file, or what is wrong with it. */
export type FactsFiles = ReadonlyMap<FactsFile, ParsedFile>;

function readFile(path: string): ParsedFile {
  try {
    return parseFile(readFileSync(path, 'utf8'));
  } catch (error) {
    return { problem: `cannot be read: ${String(error).replace(/^\w+: /, '')}` };
  }
}

/** The files of a folder. */
export function readFiles(folder: string): FactsFiles {
  return new Map(factsFiles.map((file) => [file, readFile(`${folder}/${file}.json`)]));
}

/**
 * What the example farm alone can have: its photos, which are illustrations; and, from the files that begin as the
 * example's, each group in a list as JSON, such as a lot, and each sentence that no hint or question offers.
 */
export function readExampleAnswers(): readonly string[] {
  return [...readFiles(exampleFarm)].flatMap(([file, { value: written }]) => {
    const schema = factsSchema.shape[file];
    const fields = valuesIn(schema, readAnswers(schema, written).answers);
    const offered = fields.map(({ meta }) => `${meta.hint} ${meta.question}`).join();
    return fields.flatMap(({ path, meta, value }) => {
      if (meta.isPhoto) return String(value);
      const isItem = typeof path.at(-1) === 'number';
      if (!('example' in schema.shape) || path.slice(0, -1).some(Number.isInteger)) return [];
      if (typeof value === 'object') return isItem ? JSON.stringify(value) : [];
      if (typeof value !== 'string' || offered.includes(value)) return [];
      return value.split(' ').length > 3 ? value : [];
    });
  });
}

/** A mistake in one of the files. */
export interface FactsMistake extends Mistake {
  readonly file: FactsFile;
}

/** Every mistake in facts, file by file. */
export function checkFacts(files: FactsFiles, circumstances: Circumstances): FactsMistake[] {
  return [...files].flatMap(([file, { value, problem }]) => {
    const { label } = metaOf(factsSchema.shape[file]);
    if (problem) return { file, path: [], sentence: `${label} ${problem}.` };
    return checkFile(file, value, circumstances).map(({ path, sentence }) => {
      return { file, path, sentence: path.length > 0 ? `${label}, ${sentence}` : sentence };
    });
  });
}

/**
 * The facts that pages show: a preview shows what the files say, a live build nothing of a file that is the example's.
 * @returns also the files that are the example's, and the needed answers that are open
 * @throws one sentence for each mistake, but for copies of the example farm, which only the build looks for
 */
export function readFacts(files: FactsFiles, day: string, { isPreview }: { isPreview: boolean }) {
  const mistakes = checkFacts(files, { day });
  const sentences = mistakes.map(({ file, sentence }) => `${file}.json: ${sentence}`);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
  const shown = [...files].map(([file, { value }]) => {
    // A live build stops before this if farm.json is the example's.
    const isLeftOut = isExample(value) && !isPreview && file !== 'farm';
    return [file, withoutEmpty(isLeftOut ? {} : value) ?? {}];
  });
  return {
    facts: factsSchema.parse(Object.fromEntries(shown)),
    exampleFiles: factsFiles.filter((file) => isExample(files.get(file)?.value)),
    openAnswers: [...files].flatMap(([file, { value }]) => findOpenAnswers(file, value)),
  };
}
