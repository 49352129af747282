/** What we ask GitHub beside the editor: the files of `main`, and what came of its commits. */
import { z } from 'zod';
import { causeOf, explainFailure } from './failures';

/** By these the editor keeps who is signed in. */
const userSchema = z.object({ backendName: z.literal('github'), token: z.string() });

/** The token of who is signed in; nothing where nobody is, or a folder of this computer is edited. */
export function readToken(): string | undefined {
  const kept = localStorage.getItem('sveltia-cms.user');
  return kept ? userSchema.safeParse(JSON.parse(kept)).data?.token : undefined;
}

const answerSchema = z.object({ data: z.object({ repository: z.unknown() }) });

/**
 * Asks for parts of the repository.
 * @param fields of a repository, in GraphQL
 * @throws what to tell who is saving, when GitHub does not answer, or with something else
 */
export async function askGitHub<Answer>(
  { repository, token }: { repository: string; token: string },
  fields: string,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const [owner, name] = repository.split('/');
  const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields} } }`;
  const answer = fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { Authorization: `token ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { owner, name } }),
  });
  const cause = await causeOf(answer);
  if (cause) throw new Error(explainFailure(cause));
  return schema.parse(answerSchema.parse(await (await answer).json()).data.repository);
}

/** A file of facts as `main` has it: which version that is, and its text. */
export const fileSchema = z.object({ oid: z.string(), text: z.string() });
export type FileVersion = z.infer<typeof fileSchema>;

/** The field of a query that asks for a file of facts. */
export const fileField = (file: string) =>
  `${file.replace('-', '_')}: object(expression: "main:content/facts/${file}.json") { ... on Blob { oid text } }`;
