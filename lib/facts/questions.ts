/** Which questions to the owner are open. */
import { factsSchema } from '@/content/facts/schema/facts';
import { labelOf, partOf, valuesIn, type Way } from './walk';

export interface OpenQuestion {
  /** The file of content/facts/ that the answer goes into, without .json. */
  readonly file: string;
  /** Where the answer is in its file. */
  readonly way: Way;
  /** What the owner calls the field, after the file and the groups that it is in. */
  readonly label: string;
  readonly question: string;
  readonly isNeededToGoLive: boolean;
}

/** Every question that facts leave open, once, file by file. */
export function findOpenQuestions(facts: unknown): readonly OpenQuestion[] {
  const all = valuesIn(factsSchema, facts).flatMap(({ way: path, meta, value }): OpenQuestion[] => {
    const { question, isNeededToGoLive = false, answeredBy } = meta;
    const group = path.slice(0, -1).reduce(partOf, facts);
    const isAnswered = answeredBy
      ? partOf(group, answeredBy.orTick) || Number(partOf(value, 'length')) >= answeredBy.count
      : value !== undefined;
    if (!question || isAnswered) return [];
    const [file, ...way] = path;
    const label = labelOf(factsSchema, path);
    return [{ file: String(file), way, label, question, isNeededToGoLive }];
  });
  return [...new Map(all.map((open) => [open.question, open])).values()];
}
