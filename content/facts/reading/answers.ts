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

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * The sentence for unknown names, and for another value where a list or a group should be. Undefined for other mistakes:
 * each field of the schema has its own sentence for them.
 */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const names = disjunction.format(issue.keys.map((name) => `“${name}”`));
    return `must not contain ${names}, since there is no such field: delete that from the file, or ask the person who looks after the site`;
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
