/** Checks the files of facts before anything else reads them. */
import { factsSchema } from '@/content/facts/schema/facts';
import { type Circumstances, checkValue } from './check';
import { readBuildDay } from './days';
import { readFile } from './read';

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

/** What facts are checked against, apart from their schemas. */
interface Elsewhere extends Pick<Circumstances, 'illustrations' | 'unusablePhotos'> {
  /** The facts of the example farm by file, none of whose answers may be the owner's. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/** Every mistake in a folder of facts, file by file. */
export function checkFacts(folder: string, { example = {}, ...photos }: Elsewhere = {}): Mistake[] {
  const day = readBuildDay();
  return factsSchema.keyof().options.flatMap((name) => {
    const { value, problem } = readFile(folder, name);
    const circumstances = { ...photos, day, example: example[name] };
    const sentences = problem
      ? [problem]
      : checkValue(factsSchema.shape[name], value, circumstances);
    return sentences.map((sentence) => ({ file: `${folder}/${name}.json`, sentence }));
  });
}
