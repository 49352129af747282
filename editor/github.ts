/** The editor's requests: read `main`, read a photo, commit a change, and read which commit is online. */
import * as z from 'zod';
import { describeError } from '@/lib/site/describe-error';
import { Failure, statusOfType } from './failures';
import { graphqlPath, photoPath, versionPath } from './routes';

// Defined by build-editor.ts: owner/name of the repository, and the version of the facts' schema in git.
declare const editorRepository: string;
declare const schemaVersion: string;

const [owner = '', name = ''] = editorRepository.split('/');

const answerMilliseconds = 15_000;
/** The speed of a slow connection, for the time limit on photos. */
const bytesPerMillisecond = 10;

/** Turns an error of `fetch` or of reading its answer into a Failure; a DOMException means a timeout. */
function failWithoutAnswer(error: unknown): never {
  throw new Failure(error instanceof DOMException ? 'timeout' : 'offline');
}

/** @throws Failure with a sentence for the owner, if no answer comes or the host or GitHub refuses */
async function request(path: string, accept: string, bytes: number, body?: string) {
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    // Asks the host for a 401 once the session has ended. It may redirect to its sign-in page all the same, which
    // is on another origin: followed, that would look like a lost connection.
    headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: accept },
    redirect: 'manual',
    body: body ?? null,
    signal: AbortSignal.timeout(answerMilliseconds + bytes / bytesPerMillisecond),
  }).catch(failWithoutAnswer);
  if (answer.type === 'opaqueredirect') throw new Failure(401);
  const content = await answer.blob().catch(failWithoutAnswer);
  const seconds = Number(answer.headers.get('retry-after'));
  if (answer.ok && content.type.startsWith('text/html')) throw new Failure('notGithub');
  if (answer.ok) return { content, seconds };
  // The worker's own answers are plain text; any other 502 or 503 is a page of the host's about something else.
  const isOwn = content.type.startsWith('text/plain');
  throw new Failure(answer.status > 500 && !isOwn ? 500 : answer.status, seconds);
}

const refusedSchema = z.object({
  errors: z.tuple([z.object({ type: z.string().optional() })], z.unknown()),
});

/** @throws Failure */
async function query<Schema extends z.ZodType>(text: string, variables: object, schema: Schema) {
  const body = JSON.stringify({ query: text, variables });
  const { content, seconds } = await request(graphqlPath, 'application/json', body.length, body);
  const answer: unknown = await new Response(content).json().catch(() => undefined);
  const refused = refusedSchema.safeParse(answer).data;
  if (refused) throw new Failure(statusOfType[refused.errors[0].type ?? ''] ?? 500, seconds);
  const { data } = schema.safeParse(answer);
  if (data === undefined) throw new Failure('notGithub');
  return data;
}

/** The newest commit of `main`, and the last 20 from it on. */
const commitSchema = z.object({
  oid: z.string(),
  history: z.object({ nodes: z.array(z.object({ oid: z.string() })) }),
});

/** An entry of a folder; a subfolder has no text. */
const entrySchema = z.object({
  name: z.string(),
  object: z.object({ text: z.string().nullable() }).partial().optional(),
});
const folderSchema = z.object({ entries: z.array(entrySchema) });
const mainSchema = z.object({
  data: z.object({
    repository: z.object({
      commit: commitSchema,
      schema: z.object({ oid: z.string() }).nullable(),
      facts: folderSchema,
      photos: folderSchema,
    }),
  }),
});

const mainQuery = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) {
  commit: object(expression: "main") { ... on Commit { oid history(first: 20) { nodes { oid } } } }
  schema: object(expression: "main:content/facts/schema") { oid }
  facts: object(expression: "main:content/facts") { ... on Tree {
    entries { name object { ... on Blob { text } } } } }
  photos: object(expression: "main:content/photos") { ... on Tree { entries { name } } } } }`;

/** The data of a file or, if it is not JSON, one sentence for the owner. */
function parse(name: string, text: string): Readonly<{ value?: unknown; problem?: string }> {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const problem = `content/facts/${name} cannot be read: ${describeError(error)}. Its form stays closed until the person who looks after the site has corrected it.`;
    return { problem };
  }
}

/**
 * The newest commits of `main`, newest first, each file of facts by its name without `.json`, the names of the
 * photos, and the time.
 * @throws Failure
 */
export async function readMain() {
  const { repository } = (await query(mainQuery, { owner, name }, mainSchema)).data;
  const isOutdated = repository.schema && schemaVersion && repository.schema.oid !== schemaVersion;
  if (isOutdated) throw new Failure('outdated');
  const files = repository.facts.entries.flatMap(({ name: file, object }) =>
    typeof object?.text === 'string'
      ? [[file.replace('.json', ''), parse(file, object.text)] as const]
      : [],
  );
  const photos = repository.photos.entries.map((photo) => photo.name);
  const { oid: head, history } = repository.commit;
  const commits = history.nodes.map(({ oid }) => oid);
  return {
    head,
    commits,
    files: new Map(files),
    photos: new Set(photos),
    milliseconds: Date.now(),
  };
}
export type Main = Awaited<ReturnType<typeof readMain>>;

/** The largest size of a photo that the editor writes. */
const maxPhotoBytes = 2_000_000;

/** A photo of `main`. @throws Failure */
export async function readPhoto(file: string): Promise<Blob> {
  const path = photoPath + encodeURIComponent(file);
  return (await request(path, 'application/vnd.github.raw', maxPhotoBytes)).content;
}

/** The commit that the site online was built from; undefined if the request failed. */
export async function readSiteVersion(): Promise<string | undefined> {
  const answer = await request(versionPath, 'text/plain', 0).catch(() => undefined);
  return (await answer?.content.text())?.trim();
}

const committedSchema = z.object({
  data: z.object({ createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }) }),
});
const commitMutation =
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

/**
 * Commits files, all of them or none.
 * @param head the newest commit of `main`; GitHub refuses the change if there is a newer one
 * @param files in base64, by their paths
 * @returns the new commit
 * @throws Failure
 */
export async function commit(headline: string, head: string, files: ReadonlyMap<string, string>) {
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: 'main' },
    message: { headline },
    expectedHeadOid: head,
    fileChanges: { additions: [...files].map(([path, contents]) => ({ path, contents })) },
  };
  const { data } = await query(commitMutation, { input }, committedSchema);
  return data.createCommitOnBranch.commit.oid;
}
