import { z } from 'zod';

/** An answer of the owner's under the label of its question. */
export interface LabelledAnswer {
  readonly label: string;
  readonly answer: string;
}

/** The answers that are given, in their order. @param schema of the group that they are in */
export function labelAnswers<Fields extends z.core.$ZodShape>(
  { shape }: z.ZodObject<Fields>,
  answers: Readonly<Partial<Record<keyof Fields & string, string | undefined>>>,
): readonly LabelledAnswer[] {
  const labels = new Map(
    Object.entries(shape).map(([name, field]) => [name, z.globalRegistry.get(field)?.label]),
  );
  return Object.entries(answers).flatMap(([name, answer]) => {
    const label = labels.get(name);
    return label && answer ? { label, answer } : [];
  });
}
