import { createHash, randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { BrowserContext, Request, Route } from '@playwright/test';
import { z } from 'zod';
import type { Files } from './editor';

const querySchema = z.object({ query: z.string(), variables: z.unknown() });
const commitSchema = z.object({
  input: z.object({
    expectedHeadOid: z.string(),
    fileChanges: z.object({
      additions: z.array(z.object({ path: z.string(), contents: z.base64() })),
    }),
  }),
});

const repository = '/repos/example/farm';

/** An answer in the place of the real one, or none at all, at once or never. */
export type Failure = 'offline' | 'silence' | { readonly status: number; readonly body: string };

const headers = { 'Access-Control-Allow-Origin': '*' };

const hashOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

interface Commit {
  readonly oid: string;
  readonly committedDate: string;
  readonly comments: string[];
}

/** What the editor uses of GitHub's API: a repository with one branch, to which commits are added. */
export class GithubStandIn {
  /** The files of `main`. */
  files: Files;
  /** The commits of `main`, the newest first. */
  readonly commits: Commit[] = [];
  /** How GitHub fails at requests whose method, path and words a pattern finds. */
  failure: { readonly at: RegExp; readonly how: Failure } | undefined;
  readonly #token: string;
  readonly #blobs = new Map<string, Buffer>();

  constructor(files: Files, token: string) {
    this.files = files;
    this.#token = token;
    this.commit(new Map());
  }

  /** Adds a commit to `main`, as another phone or a computer does. */
  commit(changes: Files): Commit {
    this.files = new Map([...this.files, ...changes]);
    for (const content of this.files.values()) this.#blobs.set(hashOf(content), content);
    const commit = {
      oid: randomBytes(20).toString('hex'),
      committedDate: new Date().toISOString(),
      comments: [],
    };
    this.commits.unshift(commit);
    return commit;
  }

  /** A file of facts, as `main` has it. */
  read(file: string): unknown {
    return JSON.parse(String(this.files.get(`content/facts/${file}.json`)));
  }

  /** Answers the editor instead of GitHub. */
  async standIn(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', async (route) => {
      const request = route.request();
      const words = `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`;
      if (this.failure?.at.test(words)) return this.#fail(route, this.failure.how);
      const isKnown = request.headers().authorization === `token ${this.#token}`;
      const [status, json] = isKnown
        ? [200, this.#answer(request)]
        : [401, { message: 'Bad credentials' }];
      await route.fulfill({ status, headers, json: json ?? null });
    });
  }

  async #fail(route: Route, how: Failure): Promise<void> {
    if (how === 'offline') return route.abort('internetdisconnected');
    if (how !== 'silence') await route.fulfill({ ...how, headers });
  }

  #answer(request: Request): unknown {
    const path = new URL(request.url()).pathname.replace(repository, '');
    if (path === '/graphql') return this.#answerQuery(querySchema.parse(request.postDataJSON()));
    if (path === '/user')
      return { id: 1, name: 'Pat Example', login: 'pat', email: 'pat@farm.example' };
    if (!path.startsWith('/git/trees/')) return {};
    const tree = [...this.files].map(([path, content]) => {
      return { type: 'blob', path, sha: hashOf(content), size: content.length };
    });
    return { tree };
  }

  #answerQuery({ query, variables }: z.infer<typeof querySchema>): unknown {
    if (query.includes('createCommitOnBranch')) return this.#commit(commitSchema.parse(variables));
    const author = { name: 'Sam Example', email: 'sam@farm.example', user: { login: 'sam' } };
    const nodes = this.commits.map(({ comments, ...commit }) => ({
      ...commit,
      message: 'Change',
      author,
      comments: { nodes: comments.map((body) => ({ body, author: { login: 'github-actions' } })) },
    }));
    const ref = { target: { oid: nodes[0]?.oid, history: { nodes } } };
    const entries = [...this.files].map(([path, content]) => {
      return { name: basename(path), object: { oid: hashOf(content), text: String(content) } };
    });
    // The editor asks for many things at once, by names such as `content_3`.
    const asked = query.matchAll(/(?:(\w+):\s*)?(?:object\(oid: "(\w+)"\)|ref\()/g);
    const parts = [...asked].map(([, name = 'ref', oid = '']) => {
      const content = this.#blobs.get(oid);
      return [name, content ? { text: String(content), isTruncated: false } : ref] as const;
    });
    const ours = { commit: nodes[0], facts: { entries } };
    return { data: { repository: { ...ours, ...Object.fromEntries<unknown>(parts) } } };
  }

  #commit({ input }: z.infer<typeof commitSchema>) {
    // As GitHub does: a commit goes on top of the head that its author has seen.
    if (input.expectedHeadOid !== this.commits[0]?.oid) {
      const message = `Expected branch to point to "${input.expectedHeadOid}" but it did not.`;
      return { data: null, errors: [{ type: 'STALE_DATA', message }] };
    }
    const written = input.fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
    );
    return { data: { createCommitOnBranch: { commit: this.commit(new Map(written)) } } };
  }
}
