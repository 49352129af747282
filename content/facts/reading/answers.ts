/** The answers in a farm's files, which may leave questions open. */
import * as z from 'zod';
import { type FactsFile, factsSchema } from '../schema/facts';
import { withIds, withoutIds } from './ids';
import { withoutEmpty } from './walk';

/** The names of the nine files, in the order in which the owner is asked. */
export const factsFiles = factsSchema.keyof().options;

const answersSchema = z.record(factsSchema.keyof(), z.record(z.string(), z.unknown()));

/** The answers of a farm by file, without empty ones and ids. */
export type Answers = Readonly<z.infer<typeof answersSchema>>;

/**
 * Sentences for what no field has its own: a list or a group that is something else, and unknown names. Undefined for
 * what fields say themselves.
 */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((name) => `“${name}”`).join(' and ');
    return `must not contain ${names}, which is no field: delete it from the file, or ask the person who looks after the site`;
  }
  if (issue.code !== 'invalid_type') return undefined;
  return issue.expected === 'array'
    ? 'must be a list, in square brackets'
    : 'must be a group of fields, in curly brackets';
}

/**
 * The answers in a file without empty ones, each item with an id, and the mistakes that its schema finds. Without
 * mistakes, the answers have the site's spelling; otherwise they are as written.
 */
export function readAnswers(file: FactsFile, value: unknown) {
  const schema: z.ZodType = factsSchema.shape[file];
  const written = withoutEmpty(withIds(schema, value)) ?? {};
  const { data, error } = schema.safeParse(written, { error: describeIssue });
  return {
    answers: error ? written : (withoutEmpty(data) ?? {}),
    issues: error?.issues ?? [],
  };
}

/** The answers in all files. @param read gives the data of a file */
export function answersOf(read: (file: FactsFile) => unknown): Answers {
  const files = factsFiles.map((file) => [file, withoutIds(readAnswers(file, read(file)).answers)]);
  return answersSchema.parse(Object.fromEntries(files));
}
