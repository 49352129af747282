/** Which questions to the owner are open. */
import { z } from 'zod';
import { type Facts, factsSchema } from '@/content/facts/schema/facts';
import { partOf, partsOf, type Way } from './walk';

export interface OpenQuestion {
  /** The file of content/facts/ that the answer goes into, without .json. */
  readonly file: keyof Facts;
  /** Where the answer is in that file. */
  readonly way: Way;
  /** What the owner calls the field, after the file and the groups that it is in. */
  readonly label: string;
  readonly question: string;
  readonly isNeededToGoLive: boolean;
}

function questionsIn(
  schema: z.core.$ZodType,
  value: unknown,
  parent: unknown,
  { file, way, labels }: { file: keyof Facts; way: Way; labels: readonly string[] },
): OpenQuestion[] {
  const meta = z.globalRegistry.get(schema) ?? {};
  const { label, question, isNeededToGoLive = false, answeredBy } = meta;
  const place = { file, way, labels: label ? [...labels, label] : labels };
  const isAnswered = answeredBy
    ? partOf(parent, answeredBy.orTick) || Number(partOf(value, 'length')) >= answeredBy.count
    : value !== undefined;
  const isOpen = question && !isAnswered;
  const own = isOpen
    ? [{ file, way, label: place.labels.join(', '), question, isNeededToGoLive }]
    : [];
  const parts = partsOf(schema, value);
  const inner = parts.flatMap(([name, part, inner]) =>
    questionsIn(part, inner, value, { ...place, way: [...way, name] }),
  );
  return [...own, ...inner];
}

/** Every question that facts leave open, once, file by file. */
export function findOpenQuestions(facts: unknown): readonly OpenQuestion[] {
  const all = factsSchema.keyof().options.flatMap((file) =>
    questionsIn(factsSchema.shape[file], partOf(facts, file), facts, {
      file,
      way: [],
      labels: [],
    }),
  );
  return [...new Map(all.map((open) => [open.question, open])).values()];
}
