/** Checks the files of facts before anything else reads them. */
import { factsSchema } from '@/content/facts/schema/facts';
import { type Circumstances, checkValue } from './check';
import { readBuildDay } from './days';
import { readFile } from './read';
import { partOf } from './walk';

/** What is wrong with the facts. */
export interface Mistake {
  readonly file: string;
  /** For the owner, who knows the field by its label. */
  readonly sentence: string;
}

/** A mistake as a build's log reports it. */
export function describeMistake({ file, sentence }: Mistake): string {
  return `${file}: ${sentence}`;
}

/**
 * Every mistake in a folder of facts, file by file.
 * @param circumstances on the day of the build; `example` is the whole example farm
 */
export function checkFacts(
  folder: string,
  { example, ...photos }: Omit<Circumstances, 'day'> = {},
): Mistake[] {
  const day = readBuildDay();
  return factsSchema.keyof().options.flatMap((name) => {
    const { value, problem } = readFile(folder, name);
    const circumstances = { ...photos, day, example: partOf(example, name) };
    const sentences = problem
      ? [problem]
      : checkValue(factsSchema.shape[name], value, circumstances);
    return sentences.map((sentence) => ({ file: `${folder}/${name}.json`, sentence }));
  });
}
