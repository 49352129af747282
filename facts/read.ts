/** Reads folders of facts, as written and as the pages show them. */
import { readFileSync } from 'node:fs';
import { visit } from 'jsonc-parser';
import {
  type Circumstances,
  checkFile,
  factsFiles,
  findOpenAnswers,
  findOwnAnswers,
  isExample,
  type Mistake,
  type ParsedFile,
  parseFile,
  withoutByteOrderMark,
} from './check';
import { exampleFarm } from './folders.mjs';
import { type FactsFile, factsSchema } from './schema/files';
import { metaOf, valuesIn, withoutEmpty } from './schema/walk';

/**
 * What `JSON.parse` does not tell of a file: the line of a mistake, and a name that stands twice, whose first value would
 * be lost without a word.
 */
function findSyntaxMistake(text: string): string | undefined {
  const problems: string[] = [];
  const groups: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void groups.push(new Set()),
      onObjectEnd: () => void groups.pop(),
      onObjectProperty: (name, _offset, _length, line) => {
        const names = groups.at(-1);
        if (names?.has(name)) {
          problems.push(`has “${name}” twice, again in line ${line + 1}: delete one of the two`);
        }
        names?.add(name);
      },
      onError: (_error, _offset, _length, line) => {
        problems.push(
          `cannot be read: look near line ${line + 1} for a comma, a bracket or a quotation mark that is missing or too many`,
        );
      },
    },
    { disallowComments: true },
  );
  return problems[0];
}

/** The data of each file, or what is wrong with it. */
export type FactsFiles = ReadonlyMap<FactsFile, ParsedFile>;

function readFile(path: string): ParsedFile {
  try {
    const text = withoutByteOrderMark(readFileSync(path, 'utf8'));
    const problem = findSyntaxMistake(text);
    return problem ? { problem } : parseFile(text);
  } catch (error) {
    return { problem: `cannot be read: ${String(error).replace(/^\w+: /, '')}` };
  }
}

/** The files of a folder. */
export function readFiles(folder: string): FactsFiles {
  return new Map(factsFiles.map((file) => [file, readFile(`${folder}/${file}.json`)]));
}

/** What the example farm alone can have: its own answers as JSON, and its photos, which are illustrations. */
export function readExampleAnswers(): readonly string[] {
  const files = readFiles(exampleFarm);
  const photos = valuesIn(factsSchema.shape.photos, files.get('photos')?.value);
  return [
    ...photos.flatMap(({ meta, value }) => (meta.isPhoto ? String(value) : [])),
    ...[...files].flatMap(([file, { value }]) =>
      findOwnAnswers(file, value).map(({ json }) => json),
    ),
  ];
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
