/** Answers the editor's requests to GitHub's API from files: those of a checkout, or a test's in memory. */
import { createHash, randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { z } from 'zod';

/** Files by their paths in the repository. */
export interface Files {
  readonly list: (folder: string) => readonly string[];
  readonly read: (path: string) => Buffer;
  readonly write: (path: string, content: Buffer) => void;
}

const querySchema = z.object({
  query: z.string(),
  variables: z.object({
    input: z
      .object({
        expectedHeadOid: z.string(),
        fileChanges: z.object({
          additions: z.array(
            z.object({
              path: z.string().regex(/^content\/(facts|photos)\/[^/\\]+$/),
              contents: z.base64(),
            }),
          ),
        }),
      })
      .optional(),
  }),
});

const oidOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

export interface Status {
  readonly state: string;
  readonly description: string;
  readonly targetUrl: string | null;
}

/** A repository with one branch. */
export class GithubStandIn {
  readonly files: Files;
  /** The newest commit of `main`. */
  head = { oid: '', committedDate: '' };
  /** The workflow's report on it. */
  status: Status | undefined;

  constructor(files: Files) {
    this.files = files;
    this.commit([]);
  }

  /** Writes files as a new commit of `main`, on which the workflow has not reported yet. */
  commit(changes: readonly (readonly [path: string, content: Buffer])[]): void {
    for (const [path, content] of changes) this.files.write(path, content);
    const committedDate = new Date().toISOString();
    this.head = { oid: randomBytes(20).toString('hex'), committedDate };
    this.status = undefined;
  }

  /** The answer to a request. @throws if the editor makes no such request */
  answer(path: string, body: unknown): Buffer | object {
    if (path !== '/graphql') {
      const [photo = ''] = /content\/photos\/[^/\\]+$/.exec(decodeURIComponent(path)) ?? [];
      return this.files.read(photo);
    }
    const { input } = querySchema.parse(body).variables;
    if (!input) return this.#readMain();
    // GitHub refuses a commit if the author has not seen the newest one.
    if (input.expectedHeadOid !== this.head.oid) return { errors: [{ type: 'STALE_DATA' }] };
    const { additions } = input.fileChanges;
    this.commit(
      additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
    );
    return { data: { createCommitOnBranch: { commit: { oid: this.head.oid } } } };
  }

  #readMain() {
    const facts = this.files.list('content/facts').map((path) => {
      const content = this.files.read(path);
      return { name: basename(path), object: { oid: oidOf(content), text: String(content) } };
    });
    const photos = this.files.list('content/photos').map((path) => ({ name: basename(path) }));
    const commit = { ...this.head, status: { context: this.status ?? null } };
    return {
      data: { repository: { commit, facts: { entries: facts }, photos: { entries: photos } } },
    };
  }
}
