/** The answers in a farm's files, which may leave questions open. */
import { z } from 'zod';
import { type FactsFile, factsSchema } from '../schema/facts';
import { withoutEmpty } from './walk';

/** The names of the nine files, in the order in which the owner is asked. */
export const factsFiles = factsSchema.keyof().options;

const answersSchema = z.record(factsSchema.keyof(), z.record(z.string(), z.unknown()));

/** The answers of a farm by file, without empty ones. */
export type Answers = Readonly<z.infer<typeof answersSchema>>;

/** The sentence for a mistake for which the schema has no message. */
function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    return `must not have the field ${issue.keys.join(', ')}, which the site does not know`;
  }
  if (issue.code !== 'invalid_type') return undefined;
  return 'is not written as the editor writes it: open it in the editor, fill it in and save it';
}

/**
 * The answers in a file without empty ones, and the mistakes that its schema finds. Without mistakes, the
 * answers have the site's spelling; otherwise they are as written.
 */
export function readAnswers(file: FactsFile, value: unknown) {
  const written = withoutEmpty(value) ?? {};
  const schema: z.ZodType = factsSchema.shape[file];
  const { data, error } = schema.safeParse(written, { error: sentenceOf });
  return {
    answers: error ? written : (withoutEmpty(data) ?? {}),
    issues: error?.issues ?? [],
  };
}

/** The answers in all files. @param read gives the data of a file */
export function answersOf(read: (file: FactsFile) => unknown): Answers {
  const files = factsFiles.map((file) => [file, readAnswers(file, read(file)).answers]);
  return answersSchema.parse(Object.fromEntries(files));
}
