import { z } from 'zod';
import { schemaAt } from './walk';

/** An answer of the owner's under the label of its question. */
export interface LabelledAnswer {
  readonly label: string;
  readonly answer: string;
}

/** The answers that are given, in their order. @param schema of the group that they are in */
export function labelAnswers<Fields extends z.core.$ZodShape>(
  schema: z.ZodObject<Fields>,
  answers: Readonly<Partial<Record<keyof Fields & string, string | undefined>>>,
): readonly LabelledAnswer[] {
  return Object.entries(answers).flatMap(([name, answer]) => {
    const field = schemaAt(schema, [name]);
    const label = field && z.globalRegistry.get(field)?.label;
    return label && answer ? [{ label, answer }] : [];
  });
}
