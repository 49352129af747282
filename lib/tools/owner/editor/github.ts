/** The editor's requests to GitHub: read `main`, read a photo, commit a change. */
import { z } from 'zod';
import { readToken } from './drafts';
import { Failure, statusOfType } from './failures';

// Defined by build-editor.ts: owner/name, and the address of GitHub's API.
declare const editorRepository: string;
declare const githubAddress: string;

/** The owner and the name of the repository. */
export const [owner = '', name = ''] = editorRepository.split('/');

const answerMilliseconds = 15_000;
/** The speed of a slow connection, for the time limit on photos. */
const bytesPerMillisecond = 10;

/** Turns an error of `fetch` or of reading its answer into a Failure; a DOMException means a timeout. */
function failWithoutAnswer(error: unknown): never {
  throw new Failure(error instanceof DOMException ? 'timeout' : 'offline');
}

/** @throws Failure with a sentence for the owner, if no answer comes or GitHub refuses */
async function request(path: string, accept: string, bytes: number, body: string | null = null) {
  const answer = await fetch(`${githubAddress}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `token ${readToken()}`, Accept: accept },
    body,
    signal: AbortSignal.timeout(answerMilliseconds + bytes / bytesPerMillisecond),
  }).catch(failWithoutAnswer);
  const content = await answer.blob().catch(failWithoutAnswer);
  // With no requests left, a 403 is GitHub's rate limit, not a missing permission.
  const isLimit = answer.headers.get('x-ratelimit-remaining') === '0' && answer.status === 403;
  if (!answer.ok) throw new Failure(isLimit ? 429 : answer.status);
  return content;
}

const refusedSchema = z.object({
  errors: z.tuple([z.object({ type: z.string().optional() })], z.unknown()),
});

/** @throws Failure */
async function query<Schema extends z.ZodType>(text: string, variables: object, schema: Schema) {
  const body = JSON.stringify({ query: text, variables });
  const content = await request('/graphql', 'application/json', body.length, body);
  const answer: unknown = await new Response(content).json().catch(() => undefined);
  const refused = refusedSchema.safeParse(answer).data;
  if (refused) throw new Failure(statusOfType[refused.errors[0].type ?? ''] ?? 500);
  const { data } = schema.safeParse(answer);
  if (data === undefined) throw new Failure('notGithub');
  return data;
}

const commitSchema = z.object({
  oid: z.string(),
  committedDate: z.string(),
  /** The state that the workflow `publish` gave the commit. */
  status: z
    .object({
      context: z
        .object({
          state: z.string(),
          description: z.string().nullable(),
          targetUrl: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
export type Commit = z.infer<typeof commitSchema>;

/** An entry of a folder; a subfolder has neither version nor text. */
const entrySchema = z.object({
  name: z.string(),
  object: z.object({ oid: z.string(), text: z.string().nullable() }).partial().optional(),
});
const folderSchema = z.object({ entries: z.array(entrySchema) }).nullable();
const mainSchema = z.object({
  data: z.object({
    repository: z.object({ commit: commitSchema, facts: folderSchema, photos: folderSchema }),
  }),
});

const mainQuery = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) {
  commit: object(expression: "main") { ... on Commit { oid committedDate
    status { context(name: "publish") { state description targetUrl } } } }
  facts: object(expression: "main:content/facts") { ... on Tree {
    entries { name object { ... on Blob { oid text } } } } }
  photos: object(expression: "main:content/photos") { ... on Tree { entries { name } } } } }`;

/** The data of a file; undefined, which makes an empty form, if it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/**
 * The newest commit of `main`, each file of facts by its name without `.json`, and the names of the photos.
 * @throws Failure
 */
export async function readMain() {
  const { repository } = (await query(mainQuery, { owner, name }, mainSchema)).data;
  const files = (repository.facts?.entries ?? []).map(({ name: file, object }) => {
    const version = { oid: object?.oid ?? '', value: parse(object?.text ?? '') };
    return [file.replace('.json', ''), version] as const;
  });
  const photos = (repository.photos?.entries ?? []).map((photo) => photo.name);
  return { commit: repository.commit, files: new Map(files), photos: new Set(photos) };
}
export type Main = Awaited<ReturnType<typeof readMain>>;

/** The largest size of a photo that the editor writes. */
const maxPhotoBytes = 2_000_000;

/** A photo of `main`. @throws Failure */
export function readPhoto(file: string): Promise<Blob> {
  const path = `/repos/${owner}/${name}/contents/content/photos/${encodeURIComponent(file)}`;
  return request(path, 'application/vnd.github.raw', maxPhotoBytes);
}

const commitMutation =
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

/**
 * Commits files, all of them or none.
 * @param head the newest commit of `main`; GitHub refuses the change if there is a newer one
 * @param files in base64, by their paths
 * @throws Failure
 */
export async function commit(headline: string, head: string, files: ReadonlyMap<string, string>) {
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: 'main' },
    message: { headline },
    expectedHeadOid: head,
    fileChanges: { additions: [...files].map(([path, contents]) => ({ path, contents })) },
  };
  await query(commitMutation, { input }, z.object({ data: z.object({}) }));
}
