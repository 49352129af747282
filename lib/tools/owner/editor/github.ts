/** What we ask GitHub beside the editor: what `main` holds, and what came of its newest commit. */
import { z } from 'zod';
import { causeOf, explainFailure } from './failures';

// Written here when the editor is built: owner/name.
declare const editorRepository: string;

/** The owner and the name of the repository that is edited. */
export const [owner = '', name = ''] = editorRepository.split('/');

/** By these the editor keeps who is signed in. */
const userSchema = z.object({ backendName: z.literal('github'), token: z.string() });

const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) {
  commit: object(expression: "main") { ... on Commit {
    committedDate comments(last: 5) { nodes { body author { login } } } } }
  facts: object(expression: "main:content/facts") { ... on Tree {
    entries { name object { ... on Blob { oid text } } } } } } }`;

const commentSchema = z.object({
  body: z.string(),
  author: z.object({ login: z.string() }).nullable(),
});

const commitSchema = z.object({
  committedDate: z.string(),
  comments: z.object({ nodes: z.array(commentSchema) }),
});
export type Commit = z.infer<typeof commitSchema>;

/** A file of a folder; of a folder in it GitHub says neither version nor text. */
const entrySchema = z.object({
  name: z.string(),
  object: z.object({ oid: z.string(), text: z.string() }).partial(),
});

const answerSchema = z.object({
  data: z.object({
    repository: z.object({
      commit: commitSchema,
      facts: z.object({ entries: z.array(entrySchema) }),
    }),
  }),
});

/**
 * The newest commit of `main`, and the version and the text of each file of facts, by its name without
 * `.json`; nothing where nobody is signed in, or a folder of this computer is edited.
 * @throws what to tell who is saving, when GitHub does not answer, or with something else
 */
export async function readMain() {
  const kept = localStorage.getItem('sveltia-cms.user');
  const { data: user } = userSchema.safeParse(JSON.parse(kept ?? 'null'));
  if (!user) return undefined;
  const answer = fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { Authorization: `token ${user.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { owner, name } }),
  });
  const cause = await causeOf(answer);
  if (cause) throw new Error(explainFailure(cause));
  const { data: found } = answerSchema.safeParse(await (await answer).json());
  if (!found) throw new Error(explainFailure('stranger'));
  const { commit, facts } = found.data.repository;
  const files = new Map(
    facts.entries.map(({ name: file, object }) => [file.replace('.json', ''), object]),
  );
  return { commit, files };
}
