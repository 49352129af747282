/** The newest commit of `main`: how the Worker asks GitHub for it, and what the page reads. */
import * as z from 'zod';

export const mainQuery = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: "refs/heads/main") { target { ... on Commit {
    oid
    tree { oid }
    history(first: 20) { nodes { oid } }
    facts: file(path: "facts") { object { ... on Tree {
      entries { name oid object { ... on Blob { text } } } } } }
    photos: file(path: "content/photos") { object { ... on Tree {
      entries { name oid object { ... on Tree { entries { name } } } } } } }
  } } } }
}`;

/** The name of a commit, a folder or a file in git. */
export const shaSchema = z.string().regex(/^[0-9a-f]{40}$/);

const objectSchema = z.object({ oid: shaSchema });
const named = { name: z.string() };
/** What a file or a subfolder contains; nothing of a photo. */
const contentSchema = z.object({
  text: z.string().nullish(),
  entries: z.array(z.object(named)).nullish(),
});
const entrySchema = objectSchema.extend({ ...named, object: contentSchema.nullish() });
const folderSchema = z.object({ object: z.object({ entries: z.array(entrySchema) }) });

export const mainSchema = objectSchema.extend({
  tree: objectSchema,
  /** The last 20 commits, newest first. */
  history: z.object({ nodes: z.array(objectSchema) }),
  facts: folderSchema,
  photos: folderSchema,
});
export type MainCommit = Readonly<z.infer<typeof mainSchema>>;

/** The names of the photos in a commit, as facts have them: `pat-1abc.webp`, `illustrations/hero-home.jpg`. */
export function namePhotos({ photos }: MainCommit): readonly string[] {
  return photos.object.entries.flatMap(({ name, object }) => [
    name,
    ...(object?.entries ?? []).map((inner) => `${name}/${inner.name}`),
  ]);
}

const foundSchema = z.object({
  data: z.object({ repository: z.object({ ref: z.object({ target: mainSchema }) }) }),
});
const refusedSchema = z.object({ errors: z.tuple([z.object({ type: z.string() })], z.unknown()) });
/** What GitHub answers; a refused query has status 200 too. */
export const queryAnswer = z.union([refusedSchema, foundSchema]);
