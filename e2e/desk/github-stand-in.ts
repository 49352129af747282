import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Request, Route } from '@playwright/test';
import { z } from 'zod';
import type { Files } from './desk';

const pullShape = z.object({ head: z.string(), draft: z.boolean() });
const labelsShape = z.object({ labels: z.array(z.string()) });
const queryShape = z.object({ query: z.string(), variables: z.unknown() });
const commitShape = z.object({
  input: z.object({
    fileChanges: z.object({
      additions: z.array(z.object({ path: z.string(), contents: z.base64() })),
    }),
  }),
});

const answerMilliseconds = 200;
const repository = '/repos/example/farm';
const pullAddress = 'https://github.com/example/farm/pull/1';
const owner = { name: 'Pat Example', login: 'pat-example', email: 'pat@farm.example' };
const date = '2026-01-01T08:00:00Z';
/** The newest commit of `main`, and that of the change. */
const [liveCommit, changeCommit] = ['1'.repeat(40), '2'.repeat(40)];

function hashOf(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** An answer in the place of the real one; or none at all, at once or never. */
export type Failure = 'offline' | 'silence' | { readonly status: number; readonly body: string };

const headers = { 'Access-Control-Allow-Origin': '*' };

async function fail(route: Route, how: Failure): Promise<void> {
  if (how === 'offline') return route.abort('internetdisconnected');
  if (how !== 'silence') await route.fulfill({ ...how, headers });
}

/** What the desk uses of GitHub's API to bring one change to `main`, the live branch of a repository. */
export class GithubStandIn {
  /** The files of `main`. */
  files: Files;
  /** The pull request with the change. */
  pull: { branch: string; isDraft: boolean; isMerged: boolean } | undefined;
  /** What the gate has said under it. */
  readonly answers: string[] = [];
  /** How GitHub fails at requests whose method, path and words a pattern finds. */
  failure: { readonly at: RegExp; readonly how: Failure } | undefined;
  readonly #token: string;
  readonly #changed = new Map<string, Buffer>();
  #labels: readonly string[] = [];

  constructor(files: Files, token: string) {
    this.files = files;
    this.#token = token;
  }

  /** Answers the desk instead of GitHub, and no faster than a phone hears from it. */
  async standIn(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', async (route) => {
      await setTimeout(answerMilliseconds);
      const request = route.request();
      const words = `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`;
      if (this.failure?.at.test(words)) return fail(route, this.failure.how);
      const isKnown = request.headers().authorization === `token ${this.#token}`;
      const json = isKnown ? this.#answer(request) : { message: 'Bad credentials' };
      await route.fulfill({
        status: isKnown ? 200 : 401,
        headers,
        json: json ?? null,
      });
    });
  }

  #answer(request: Request): unknown {
    const body: unknown = request.postDataJSON();
    const path = new URL(request.url()).pathname.replace(repository, '');
    switch (`${request.method()} ${path}`) {
      case 'POST /graphql':
        return { data: this.#answerQuery(queryShape.parse(body)) };
      case 'GET /user':
        return { id: 1, ...owner, html_url: 'https://github.com/pat-example' };
      case `GET /git/trees/${liveCommit}`:
        return { tree: this.#tree() };
      case 'POST /pulls':
        return this.#openPull(pullShape.parse(body));
      case 'POST /issues/1/labels':
      case 'PATCH /issues/1':
        this.#labels = labelsShape.parse(body).labels;
        return {};
      case 'GET /issues/1':
        return { labels: this.#labels.map((name) => ({ name })) };
      case 'PUT /pulls/1/merge':
        return this.#merge();
      default:
        // Whether the owner may write, and the end of a merged branch.
        return {};
    }
  }

  #tree() {
    return [...this.files].map(([path, content]) => ({
      type: 'blob',
      path,
      sha: hashOf(content),
      size: content.length,
    }));
  }

  #openPull({ head: branch, draft: isDraft }: z.infer<typeof pullShape>) {
    this.pull = { branch, isDraft, isMerged: false };
    return {
      number: 1,
      node_id: '1',
      html_url: pullAddress,
      head: { sha: changeCommit },
      created_at: date,
      updated_at: date,
    };
  }

  #merge() {
    // As GitHub does: a draft is not merged.
    if (!this.pull || this.pull.isDraft) throw new Error('The desk merged before it was ready.');
    this.files = new Map([...this.files, ...this.#changed]);
    this.pull.isMerged = true;
    return { merged: true };
  }

  #answerQuery({ query, variables }: z.infer<typeof queryShape>): unknown {
    if (query.includes('createCommitOnBranch')) return this.#commit(commitShape.parse(variables));
    if (query.includes('createRef')) return { createRef: { ref: {} } };
    if (query.includes('markPullRequestReadyForReview')) {
      if (this.pull) this.pull.isDraft = false;
      return { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } };
    }
    if (query.includes('main:content/facts/')) return { repository: this.#news() };
    const author = { ...owner, avatarUrl: '', user: { ...owner, id: 1 } };
    const commit = { oid: liveCommit, message: 'First', author, committedDate: date };
    const ref = { target: { oid: liveCommit, history: { nodes: [commit] } } };
    // A query asks for many files or commits at once, under names such as `content_3`.
    const parts = [...query.matchAll(/(\w+_\d+):\s+(?:object\(oid: "(\w+)"\)|ref)/g)];
    const named = parts.map(
      ([, name = '', hash]) => [name, hash ? this.#blob(hash) : ref] as const,
    );
    return {
      fork: { id: 'R_1' },
      base: { ref },
      repository: { pullRequests: { nodes: [] }, ref, ...Object.fromEntries<unknown>(named) },
    };
  }

  /** Files of `main` by the names of a query, and the change with what was said under it. */
  #news() {
    const files = [...this.files].map(([path, content]) => {
      const name = /([\w-]+)\.json$/.exec(path)?.[1]?.replace('-', '_') ?? path;
      return [name, { text: content.toString('utf8') }] as const;
    });
    const change = this.pull && {
      headRefName: this.pull.branch,
      mergedAt: this.pull.isMerged ? new Date().toISOString() : null,
      commits: { nodes: [{ commit: { committedDate: date } }] },
      comments: {
        nodes: this.answers.map((body) => ({
          body,
          createdAt: new Date(Date.now() + 1000).toISOString(),
          author: { login: 'github-actions' },
        })),
      },
    };
    const pullRequests = { nodes: change ? [change] : [] };
    return { pullRequests, ...Object.fromEntries(files) };
  }

  #blob(hash: string) {
    const content = [...this.files.values()].find((one) => hashOf(one) === hash);
    return content ? { text: content.toString('utf8'), isTruncated: false } : {};
  }

  #commit({ input }: z.infer<typeof commitShape>) {
    const written = input.fileChanges.additions.map(({ path, contents }, index) => {
      const content = Buffer.from(contents, 'base64');
      this.#changed.set(path, content);
      return [`file_${index}`, { oid: hashOf(content) }] as const;
    });
    const commit = { oid: changeCommit, committedDate: date, ...Object.fromEntries(written) };
    return { createCommitOnBranch: { commit } };
  }
}
