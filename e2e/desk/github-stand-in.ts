import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import type { Files } from './desk';

interface Commit {
  readonly oid: string;
  readonly message: string;
  readonly files: Files;
}

interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  labels: string[];
  isDraft: boolean;
  state: 'open' | 'closed' | 'merged';
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

const labelsShape = z.object({ labels: z.array(z.string()) });
const pullShape = z.object({ title: z.string(), head: z.string(), draft: z.boolean() });
const pullChangeShape = z.object({ state: z.literal('closed') });
const graphqlShape = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const referenceShape = z.object({ input: z.object({ name: z.string() }) });
const pullIdShape = z.object({ input: z.object({ pullRequestId: z.string() }) });
const commitShape = z.object({
  input: z.object({
    branch: z.object({ branchName: z.string() }),
    expectedHeadOid: z.string(),
    fileChanges: z.object({
      additions: z.array(z.object({ path: z.string(), contents: z.base64() })),
      deletions: z.array(z.object({ path: z.string() })),
    }),
    message: z.object({ headline: z.string() }),
  }),
});

const answerMilliseconds = 200;
const owner = { name: 'Pat Example', login: 'pat-example', email: 'pat@farm.example' };
const date = '2026-01-01T08:00:00Z';
const ok = (body: unknown): Answer => ({ status: 200, body });

function hashOf(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** The parts of GitHub's API that the desk uses, for one repository whose live branch is `main`. */
export class GithubStandIn {
  readonly #branches = new Map<string, Commit>();
  readonly #token: string;
  readonly pulls: PullRequest[] = [];
  /** Each request, such as `PUT /repos/example/farm/pulls/1/merge` or `createCommitOnBranch`. */
  readonly requests: string[] = [];

  constructor(files: Files, token: string) {
    this.#token = token;
    this.#commit('main', files, 'First');
  }

  /** Answers the desk instead of GitHub, and no faster than a phone hears from it. */
  async standIn(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', async (route) => {
      await setTimeout(answerMilliseconds);
      const request = route.request();
      const { status, body } = this.#answer(
        request.method(),
        new URL(request.url()).pathname,
        request.headers().authorization,
        request.postData() ? request.postDataJSON() : undefined,
      );
      const isFile = Buffer.isBuffer(body);
      await route.fulfill({
        status,
        headers: { 'Access-Control-Allow-Origin': '*' },
        contentType: isFile ? 'application/octet-stream' : 'application/json',
        body: isFile ? body : JSON.stringify(body ?? null),
      });
    });
  }

  /** The files of a branch, as they would be checked out. */
  files(branch = 'main'): Files {
    return this.#head(branch).files;
  }

  #head(branch: string): Commit {
    const head = this.#branches.get(branch);
    if (!head) throw new Error(`The stand-in has no branch ${branch}.`);
    return head;
  }

  #commit(branch: string, files: Files, message: string): Commit {
    const before = this.#branches.get(branch)?.oid ?? '';
    const oid = createHash('sha1').update(`${before}${message}${Math.random()}`).digest('hex');
    const commit = { oid, message, files };
    this.#branches.set(branch, commit);
    return commit;
  }

  #pull(number: string | undefined): PullRequest {
    const pull = this.pulls.find((one) => one.number === Number(number));
    if (!pull) throw new Error(`The stand-in has no pull request ${number}.`);
    return pull;
  }

  #changedPaths({ branch }: PullRequest): string[] {
    const main = this.files();
    return [...this.files(branch)]
      .filter(([path, content]) => !main.get(path)?.equals(content))
      .map(([path]) => path);
  }

  #blob(hash: string | undefined): Buffer {
    for (const { files } of this.#branches.values()) {
      for (const content of files.values()) if (hashOf(content) === hash) return content;
    }
    throw new Error(`The stand-in has no file with the hash ${hash}.`);
  }

  #answer(method: string, path: string, authorization: string | undefined, body: unknown): Answer {
    if (authorization !== `token ${this.#token}`) {
      return { status: 401, body: { message: 'Bad credentials' } };
    }
    if (path === '/graphql') {
      const { query, variables } = graphqlShape.parse(body);
      return ok({ data: this.#answerQuery(query, variables) });
    }
    this.requests.push(`${method} ${path}`);
    const [, , , , kind = '', first = '', second = '', ...rest] = path.split('/');
    switch (
      `${method} ${path === '/user' ? 'user' : kind} ${first && /\D/.test(first) ? first : ''}`.trim()
    ) {
      case 'GET user':
        return ok({ id: 1, ...owner, html_url: 'https://github.com/pat-example' });
      case `GET collaborators ${owner.login}`:
        return { status: 204 };
      case 'GET git trees':
        return ok({ tree: this.#tree() });
      case 'GET git blobs':
        return ok(this.#blob(second));
      case 'DELETE git refs':
        this.#branches.delete(
          decodeURIComponent([second, ...rest].join('/').replace('heads/', '')),
        );
        return { status: 204 };
      case 'POST pulls':
        return { status: 201, body: this.#open(pullShape.parse(body)) };
      case 'PATCH pulls':
        this.#pull(first).state = pullChangeShape.parse(body).state;
        return ok({});
      case 'PUT pulls':
        return this.#merge(this.#pull(first));
      case 'GET issues':
        return ok({ labels: this.#pull(first).labels.map((name) => ({ name })) });
      case 'POST issues':
      case 'PATCH issues':
        this.#pull(first).labels = labelsShape.parse(body).labels;
        return ok({});
      default:
        return { status: 404, body: { message: `Not Found: ${method} ${path}` } };
    }
  }

  #tree() {
    return [...this.files()].map(([path, content]) => ({
      type: 'blob',
      path,
      sha: hashOf(content),
      size: content.length,
    }));
  }

  #open({ title, head, draft }: z.infer<typeof pullShape>) {
    const number = this.pulls.length + 1;
    this.pulls.push({ number, title, branch: head, labels: [], isDraft: draft, state: 'open' });
    return {
      number,
      node_id: String(number),
      title,
      html_url: `https://github.com/example/farm/pull/${number}`,
      head: { sha: this.#head(head).oid },
      created_at: date,
      updated_at: date,
    };
  }

  #merge(pull: PullRequest): Answer {
    // As GitHub does: a draft is not merged.
    if (pull.isDraft) return { status: 405, body: { message: 'Pull Request is still a draft' } };
    this.#commit('main', this.files(pull.branch), pull.title);
    pull.state = 'merged';
    return ok({ merged: true });
  }

  #answerQuery(query: string, variables: Record<string, unknown>): unknown {
    const mutation = /(\w+)\(input: \$input\)/.exec(query)?.[1];
    this.requests.push(mutation ?? 'query');
    if (mutation === 'createCommitOnBranch') return this.#write(commitShape.parse(variables).input);
    if (mutation === 'createRef') {
      const { name } = referenceShape.parse(variables).input;
      this.#branches.set(name.replace('refs/heads/', ''), this.#head('main'));
      return { createRef: { ref: { name } } };
    }
    if (mutation) {
      const pull = this.#pull(pullIdShape.parse(variables).input.pullRequestId);
      pull.isDraft = mutation === 'convertPullRequestToDraft';
      return { [mutation]: { pullRequest: { isDraft: pull.isDraft } } };
    }
    const head = this.#head('main');
    if (query.includes('fork: repository')) {
      return { fork: { id: 'R_1' }, base: { ref: { target: { oid: head.oid } } } };
    }
    const repository = {
      defaultBranchRef: { name: 'main' },
      pullRequests: { nodes: this.#openPulls(), totalCount: this.#openPulls().length },
      ref: { target: { oid: head.oid, ...this.#history(head) } },
      ...this.#aliased(query),
    };
    return { repository };
  }

  #history({ oid, message }: Commit) {
    const author = { ...owner, avatarUrl: '', user: { ...owner, id: 1 } };
    return { history: { nodes: [{ oid, message, author, committedDate: date }] } };
  }

  /** Parts of a query that ask for one file or commit each, under names such as `content_3`. */
  #aliased(query: string) {
    const parts = /(\w+_\d+):\s+(?:object\((oid|expression): "([^"]+)"\)|(ref))/g;
    const answers = [...query.matchAll(parts)].map(([, alias, kind, value = '', reference]) => {
      if (reference) return [alias, { target: this.#history(this.#head('main')) }];
      if (alias?.startsWith('commit')) return [alias, {}];
      const [branch = '', path = ''] = value.split(':');
      const content =
        kind === 'oid' ? this.#blob(value) : (this.files(branch).get(path) ?? Buffer.of());
      const blob = {
        oid: hashOf(content),
        byteSize: content.length,
        isBinary: content.includes(0),
        isTruncated: false,
        text: content.toString('utf8'),
      };
      return [alias, blob];
    });
    return Object.fromEntries(answers);
  }

  #openPulls() {
    return this.pulls
      .filter(({ state }) => state === 'open')
      .map((pull) => ({
        id: String(pull.number),
        number: pull.number,
        title: pull.title,
        url: `https://github.com/example/farm/pull/${pull.number}`,
        isDraft: pull.isDraft,
        isCrossRepository: false,
        createdAt: date,
        updatedAt: date,
        headRefName: pull.branch,
        headRefOid: this.#head(pull.branch).oid,
        author: owner,
        labels: { nodes: pull.labels.map((name) => ({ name })) },
        files: {
          nodes: this.#changedPaths(pull).map((path) => ({ path, changeType: 'MODIFIED' })),
        },
      }));
  }

  #write(input: z.infer<typeof commitShape>['input']) {
    const { branchName } = input.branch;
    if (input.expectedHeadOid !== this.#head(branchName).oid) {
      throw new Error(`The desk wrote to ${branchName} without knowing its newest commit.`);
    }
    const files = new Map(this.files(branchName));
    for (const { path, contents } of input.fileChanges.additions) {
      files.set(path, Buffer.from(contents, 'base64'));
    }
    for (const { path } of input.fileChanges.deletions) files.delete(path);
    const { oid } = this.#commit(branchName, files, input.message.headline);
    const written = input.fileChanges.additions.map(({ path }, index) => [
      `file_${index}`,
      { oid: hashOf(files.get(path) ?? Buffer.of()) },
    ]);
    const commit = { oid, committedDate: date, ...Object.fromEntries(written) };
    return { createCommitOnBranch: { commit } };
  }
}
