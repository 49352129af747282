/** Answers the editor's requests from files: those of this checkout, or of a test. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { graphqlPath, photoPath, versionPath } from './routes';

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

/** A repository with one branch, in a folder, and the site that is built from it. */
export class GithubStandIn {
  readonly folder: string;
  /** The commits of `main`, newest first. */
  readonly commits: string[] = [];
  /** What the site answers for its version. */
  siteVersion: string;
  /** The version of the facts' schema on `main`; null for any. */
  schema: { readonly oid: string } | null = null;

  constructor(folder: string, siteVersion = '') {
    this.folder = folder;
    this.siteVersion = siteVersion;
    this.commit([]);
  }

  read(path: string): Buffer {
    return readFileSync(join(this.folder, path));
  }

  /** The newest commit. */
  get head(): string {
    return this.commits[0] ?? '';
  }

  /** Writes files as a new commit. */
  commit(changes: readonly (readonly [path: string, content: Buffer])[]): void {
    for (const [path, content] of changes) writeFileSync(join(this.folder, path), content);
    this.commits.unshift(randomBytes(20).toString('hex'));
  }

  /** The answer to a request; undefined if the editor makes no such request. */
  answer(path: string, body: unknown): Buffer | object | undefined {
    if (path === versionPath) return Buffer.from(this.siteVersion);
    if (path.startsWith(photoPath)) {
      const photo = decodeURIComponent(path.slice(photoPath.length));
      return this.read(`content/photos/${basename(photo)}`);
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
    const namesIn = (path: string) => readdirSync(join(this.folder, path));
    const files = namesIn('content/facts').filter((name) => name.endsWith('.json'));
    const facts = files.map((name) => {
      return { name, object: { text: String(this.read(`content/facts/${name}`)) } };
    });
    const photos = namesIn('content/photos').map((name) => ({ name }));
    const nodes = this.commits.slice(0, 20).map((oid) => ({ oid }));
    const commit = { oid: this.head, history: { nodes } };
    const { schema } = this;
    const folders = { facts: { entries: facts }, photos: { entries: photos } };
    return { data: { repository: { commit, schema, ...folders } } };
  }
}
