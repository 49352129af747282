/** Which questions to the owner are open. */
import { z } from 'zod';
import { factsSchema } from '@/content/facts/schema/facts';
import { labelOf, partOf, partsOf, type Way } from './walk';

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

function questionsIn(
  schema: z.core.$ZodType,
  value: unknown,
  parent?: unknown,
  path: Way = [],
): OpenQuestion[] {
  const { question, isNeededToGoLive = false, answeredBy } = z.globalRegistry.get(schema) ?? {};
  const isAnswered = answeredBy
    ? partOf(parent, answeredBy.orTick) || Number(partOf(value, 'length')) >= answeredBy.count
    : value !== undefined;
  const [file, ...way] = path;
  const place = { file: String(file), way, label: labelOf(factsSchema, path) };
  const own = question && !isAnswered ? [{ ...place, question, isNeededToGoLive }] : [];
  const inner = partsOf(schema, value).flatMap(([name, part, inner]) =>
    questionsIn(part, inner, value, [...path, name]),
  );
  return [...own, ...inner];
}

/** Every question that facts leave open, once, file by file. */
export function findOpenQuestions(facts: unknown): readonly OpenQuestion[] {
  const all = questionsIn(factsSchema, facts);
  return [...new Map(all.map((open) => [open.question, open])).values()];
}
