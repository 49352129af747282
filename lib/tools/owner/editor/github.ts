/** The editor's requests to GitHub: read `main`, read a photo, commit a change. */
import { z } from 'zod';
import { readToken } from './drafts';
import { Failure, findBrokenCause, findQueryCause, findStatusCause } from './failures';

// Constants of build-editor.ts: owner/name, and where its API is.
declare const editorRepository: string;
declare const githubAddress: string;

/** The owner and the name of the repository. */
export const [owner = '', name = ''] = editorRepository.split('/');

/** `npm run editor` edits a checkout on this computer, which needs no token. */
export const isHere = githubAddress === '';

const answerMilliseconds = 15_000;
/** Of a slow connection, which carries photos both ways. */
const bytesPerMillisecond = 10;

/** @throws Failure with a sentence for the owner, when no answer comes or GitHub refuses */
async function request(path: string, accept: string, expectedBytes: number, body?: string) {
  const bytes = expectedBytes + (body?.length ?? 0);
  const signal = AbortSignal.timeout(answerMilliseconds + bytes / bytesPerMillisecond);
  const headers = { Authorization: `token ${readToken()}`, Accept: accept };
  const method = body ? 'POST' : 'GET';
  const answer = fetch(`${githubAddress}${path}`, { method, headers, body: body ?? null, signal });
  const { status, left, content } = await answer
    .then(async (response) => {
      const left = response.headers.get('x-ratelimit-remaining');
      return { status: response.status, left, content: await response.blob() };
    })
    .catch((error: unknown) => {
      throw new Failure(findBrokenCause(error));
    });
  const cause = findStatusCause(status, left);
  if (cause) throw new Failure(cause);
  return content;
}

/** @throws Failure */
async function query<Schema extends z.ZodType>(text: string, variables: object, schema: Schema) {
  const body = JSON.stringify({ query: text, variables });
  const content = await request('/graphql', 'application/json', 0, body);
  const answer: unknown = await new Response(content).json().catch(() => '');
  const cause = findQueryCause(answer);
  if (cause) throw new Failure(cause);
  const { data } = schema.safeParse(answer);
  if (data === undefined) throw new Failure('stranger');
  return data;
}

const commitSchema = z.object({
  oid: z.string(),
  committedDate: z.string(),
  /** What the workflow `publish` says of the commit. */
  status: z
    .object({
      context: z
        .object({
          state: z.enum(['ERROR', 'EXPECTED', 'FAILURE', 'PENDING', 'SUCCESS']),
          description: z.string().nullable(),
          targetUrl: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
export type Commit = z.infer<typeof commitSchema>;

/** A file of a folder; GitHub gives neither version nor text of a folder in it. */
const entrySchema = z.object({
  name: z.string(),
  object: z.object({ oid: z.string(), text: z.string().nullable() }).partial().optional(),
});
const treeSchema = z.object({ entries: z.array(entrySchema) }).nullable();
const mainSchema = z.object({
  data: z.object({
    repository: z.object({ commit: commitSchema, facts: treeSchema, photos: treeSchema }),
  }),
});

const mainQuery = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) {
  commit: object(expression: "main") { ... on Commit { oid committedDate
    status { context(name: "publish") { state description targetUrl } } } }
  facts: object(expression: "main:content/facts") { ... on Tree {
    entries { name object { ... on Blob { oid text } } } } }
  photos: object(expression: "main:content/photos") { ... on Tree { entries { name } } } } }`;

/** The data of a file; undefined of one that is no JSON, whose form is then empty. */
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

/** Of the largest photo that the editor writes. */
const photoBytes = 2_000_000;

/** A photo of `main`. @throws Failure */
export function readPhoto(file: string): Promise<Blob> {
  const path = `/repos/${owner}/${name}/contents/content/photos/${encodeURIComponent(file)}`;
  return request(path, 'application/vnd.github.raw', photoBytes);
}

const commitMutation =
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

async function inBase64(content: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(content);
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return z.string().parse(reader.result).replace(/^.*,/, '');
}

/**
 * Commits files by their paths, all of them or none.
 * @param head the newest commit of `main`; the change is refused where another has followed it
 * @throws Failure
 */
export async function commit(headline: string, head: string, files: ReadonlyMap<string, Blob>) {
  const additions = [...files].map(async ([path, content]) => {
    return { path, contents: await inBase64(content) };
  });
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: 'main' },
    message: { headline },
    expectedHeadOid: head,
    fileChanges: { additions: await Promise.all(additions) },
  };
  await query(commitMutation, { input }, z.object({ data: z.object({}) }));
}
