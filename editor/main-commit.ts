/** The newest commit of `main`: the Worker's GraphQL query, and the schema of the response. */
import * as z from 'zod';

export const mainQuery = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: "refs/heads/main") { target { ... on Commit {
    oid
    tree { oid }
    history(first: 20) { nodes { oid } }
    facts: file(path: "facts") { object { ... on Tree {
      entries { name oid object { ... on Blob { text } } } } } }
    photos: file(path: "content/photos") { object { ... on Tree { entries { name oid } } } }
  } } } }
}`;

/** The SHA of a commit, tree or blob. */
export const shaSchema = z.string().regex(/^[0-9a-f]{40}$/);

const objectSchema = z.object({ oid: shaSchema });
const entrySchema = objectSchema.extend({
  name: z.string(),
  /** A photo or a subfolder has no text. */
  object: z.object({ text: z.string().nullish() }).nullish(),
});
const folderSchema = z.object({ object: z.object({ entries: z.array(entrySchema) }) });

export const mainSchema = objectSchema.extend({
  tree: objectSchema,
  /** The last 20 commits, newest first. */
  history: z.object({ nodes: z.array(objectSchema) }),
  facts: folderSchema,
  photos: folderSchema,
});
export type MainCommit = Readonly<z.infer<typeof mainSchema>>;

const foundSchema = z.object({
  data: z.object({ repository: z.object({ ref: z.object({ target: mainSchema }) }) }),
});
const refusedSchema = z.object({ errors: z.tuple([z.object({ type: z.string() })], z.unknown()) });
/** GitHub's response; a refused query also has status 200. */
export const queryAnswer = z.union([refusedSchema, foundSchema]);
