/** Answers the editor's requests from files: those of a checkout, or a test's in memory. */
import { createHash, randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { z } from 'zod';
import { graphqlPath, photoPath, versionPath } from './routes';

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

/** A repository with one branch, and the site that is built from it. */
export class GithubStandIn {
  readonly files: Files;
  /** The commits of `main`, newest first. */
  readonly commits: string[] = [];
  /** What the site answers for its version. */
  siteVersion = '';

  constructor(files: Files) {
    this.files = files;
    this.commit([]);
  }

  /** The newest commit. */
  get head(): string {
    return this.commits[0] ?? '';
  }

  /** Writes files as a new commit. */
  commit(changes: readonly (readonly [path: string, content: Buffer])[]): void {
    for (const [path, content] of changes) this.files.write(path, content);
    this.commits.unshift(randomBytes(20).toString('hex'));
  }

  /** The answer to a request; undefined if the editor makes no such request. */
  answer(path: string, body: unknown): Buffer | object | undefined {
    if (path === versionPath) return Buffer.from(this.siteVersion);
    if (path.startsWith(photoPath)) {
      const photo = decodeURIComponent(path.slice(photoPath.length));
      return this.files.read(`content/photos/${basename(photo)}`);
    }
    if (path !== graphqlPath) return undefined;
    const { input } = querySchema.parse(body).variables;
    if (!input) return this.#readMain();
    // GitHub refuses a commit if the author has not seen the newest one.
    if (input.expectedHeadOid !== this.head) return { errors: [{ type: 'STALE_DATA' }] };
    const { additions } = input.fileChanges;
    this.commit(
      additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
    );
    return { data: { createCommitOnBranch: { commit: { oid: this.head } } } };
  }

  #readMain() {
    const facts = this.files.list('content/facts').map((path) => {
      const content = this.files.read(path);
      return { name: basename(path), object: { oid: oidOf(content), text: String(content) } };
    });
    const photos = this.files.list('content/photos').map((path) => ({ name: basename(path) }));
    const nodes = this.commits.slice(0, 20).map((oid) => ({ oid }));
    const commit = { oid: this.head, history: { nodes } };
    return {
      data: { repository: { commit, facts: { entries: facts }, photos: { entries: photos } } },
    };
  }
}
