/** Which questions to the owner are open. */
import { z } from 'zod';
import { insideOf, isGroup, partOf, partsOf, type Way } from './fields';
import { factsShape } from './shapes/facts';

export interface OpenQuestion {
  /** The file of content/facts/ that the answer goes into, without .json. */
  readonly file: string;
  /** Where the answer is in that file. */
  readonly way: Way;
  /** What the owner calls the field, after the file and the groups that it is in. */
  readonly label: string;
  readonly question: string;
  readonly isNeededToGoLive: boolean;
}

function questionsIn(
  shape: z.core.$ZodType,
  value: unknown,
  parent: unknown,
  { file, way, labels }: { file: string; way: Way; labels: readonly string[] },
): OpenQuestion[] {
  const meta = z.globalRegistry.get(shape) ?? {};
  const { label, question, isNeededToGoLive = false, answeredBy } = meta;
  const place = { file, way, labels: label ? [...labels, label] : labels };
  const isAnswered = answeredBy
    ? partOf(parent, answeredBy.orTick) || Number(partOf(value, 'length')) >= answeredBy.count
    : value !== undefined;
  const isOpen = question && !isAnswered;
  const own = isOpen
    ? [{ file, way, label: place.labels.join(', '), question, isNeededToGoLive }]
    : [];
  const parts = partsOf(shape, value);
  const inner = parts.flatMap(([name, part, inner]) =>
    questionsIn(part, inner, value, { ...place, way: [...way, name] }),
  );
  return [...own, ...inner];
}

function questionsOf(shape: z.core.$ZodType): string[] {
  const { question } = z.globalRegistry.get(shape) ?? {};
  const inside = insideOf(shape);
  const parts = isGroup(inside) ? Object.values(inside.shape) : [];
  const inner = inside instanceof z.ZodArray ? [inside.element] : parts;
  return [...(question ? [question] : []), ...inner.flatMap(questionsOf)];
}

/** How many questions there are for the owner, open or answered. */
export function countQuestions(): number {
  return new Set(questionsOf(factsShape)).size;
}

/** Every question that facts leave open, once, file by file. */
export function findOpenQuestions(facts: unknown): readonly OpenQuestion[] {
  const all = Object.entries(factsShape.shape).flatMap(([file, shape]) =>
    questionsIn(shape, partOf(facts, file), facts, { file, way: [], labels: [] }),
  );
  return [...new Map(all.map((open) => [open.question, open])).values()];
}
