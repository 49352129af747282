/** Which questions to the owner are open. */
import { z } from 'zod';
import { type Facts, factsSchema } from '@/content/facts/schema/facts';
import { labelOf, partOf, partsOf, type Way } from './walk';

interface Question {
  /** Where the answer is in its file. */
  readonly way: Way;
  readonly question: string;
  readonly isNeededToGoLive: boolean;
}

export interface OpenQuestion extends Question {
  /** The file of content/facts/ that the answer goes into, without .json. */
  readonly file: keyof Facts;
  /** What the owner calls the field, after the file and the groups that it is in. */
  readonly label: string;
}

function questionsIn(
  schema: z.core.$ZodType,
  value: unknown,
  parent: unknown,
  way: Way = [],
): Question[] {
  const { question, isNeededToGoLive = false, answeredBy } = z.globalRegistry.get(schema) ?? {};
  const isAnswered = answeredBy
    ? partOf(parent, answeredBy.orTick) || Number(partOf(value, 'length')) >= answeredBy.count
    : value !== undefined;
  const own = question && !isAnswered ? [{ way, question, isNeededToGoLive }] : [];
  const inner = partsOf(schema, value).flatMap(([name, part, inner]) =>
    questionsIn(part, inner, value, [...way, name]),
  );
  return [...own, ...inner];
}

/** Every question that facts leave open, once, file by file. */
export function findOpenQuestions(facts: unknown): readonly OpenQuestion[] {
  const all = factsSchema.keyof().options.flatMap((file) => {
    const schema = factsSchema.shape[file];
    const open = questionsIn(schema, partOf(facts, file), facts);
    return open.map((one) => ({ ...one, file, label: labelOf(schema, one.way) }));
  });
  return [...new Map(all.map((open) => [open.question, open])).values()];
}
