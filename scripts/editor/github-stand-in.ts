/** Answers the Worker like GitHub, from the files of this checkout or of a test. */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { mainQuery } from '@/editor/main-commit';
import type { Session } from '@/editor/operations';
import type { Live } from '@/editor/protocol';

const fileSchema = z.object({
  path: z.string().regex(/^(facts|content\/photos)\/[^/\\]+$/),
  mode: z.literal('100644'),
  type: z.literal('blob'),
  content: z.string().optional(),
  sha: z.string().optional(),
});
const blobSchema = z.object({ content: z.base64(), encoding: z.literal('base64') });
const treeSchema = z.object({ base_tree: z.string(), tree: z.array(fileSchema) });
const commitSchema = z.object({
  message: z.string(),
  tree: z.string(),
  parents: z.tuple([z.string()]),
});
const querySchema = z.object({ query: z.literal(mainQuery) });
const moveSchema = z.object({ sha: z.string(), force: z.literal(false) });

type Files = readonly (readonly [path: string, content: Buffer])[];

const newSha = () => randomBytes(20).toString('hex');
const shaOf = (content: Buffer) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

const unprocessable = () => Response.json({ message: 'Unprocessable' }, { status: 422 });

/** Stores a git object. */
function made<Value>(store: Map<string, Value>, value: Value, sha = newSha()): Response {
  store.set(sha, value);
  return Response.json({ sha }, { status: 201 });
}

/** A repository with one branch, in a folder. */
export class GithubStandIn {
  readonly folder: string;
  /** The commits of `main`, newest first. */
  readonly commits: string[] = [];
  /** The message of the newest commit. */
  message = '';
  /** How far the host's clock is ahead of this computer's. */
  aheadMilliseconds = 0;
  /** The deployed build. */
  live: Live = { commit: '', isPreview: false };
  readonly #blobs = new Map<string, Buffer>();
  readonly #trees = new Map<string, Files>();
  readonly #commits = new Map<string, z.infer<typeof commitSchema>>();

  constructor(folder: string) {
    this.folder = folder;
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
  commit(files: Files, sha = newSha(), message = ''): void {
    for (const [path, content] of files) writeFileSync(join(this.folder, path), content);
    this.commits.unshift(sha);
    this.message = message;
  }

  /** The session for the Worker's operations. */
  get session(): Session {
    const github = async (url: string, { method = 'GET', body = null }: RequestInit) => {
      const content: unknown = body && (await new Response(body).json());
      return this.answer(method, new URL(url).pathname, content);
    };
    const { live } = this;
    return {
      repository: 'this/checkout',
      token: 'none',
      sender: 'owner@farm.example',
      now: () => Date.now() + this.aheadMilliseconds,
      live,
      github,
    };
  }

  /** Answers a request to GitHub's API. */
  async answer(method: string, path: string, body: unknown): Promise<Response> {
    const [, kind, name = ''] =
      /^\/repos(?:\/[^/]+){2}\/(contents|git\/\w+)\/?(.*)$/.exec(path) ?? [];
    switch (`${method} ${kind ?? path}`) {
      case 'POST /graphql':
        return this.#readMain(body);
      case 'GET contents':
        return this.#readPhoto(decodeURIComponent(name));
      case 'POST git/blobs':
        return this.#makeBlob(blobSchema.parse(body));
      case 'POST git/trees':
        return this.#makeTree(treeSchema.parse(body));
      case 'POST git/commits':
        return made(this.#commits, commitSchema.parse(body));
      case 'PATCH git/refs':
        return this.#moveMain(moveSchema.parse(body));
      default:
        return Response.json({ message: 'Not Found' }, { status: 404 });
    }
  }

  #readPhoto(path: string): Response {
    const folder = path.includes('/illustrations/') ? 'illustrations' : '';
    return new Response(new Uint8Array(this.read(join('content/photos', folder, basename(path)))));
  }

  #makeBlob({ content }: z.infer<typeof blobSchema>): Response {
    const bytes = Buffer.from(content, 'base64');
    return made(this.#blobs, bytes, shaOf(bytes));
  }

  #makeTree({ tree }: z.infer<typeof treeSchema>): Response {
    const files = tree.map(({ path, content = '', sha }) => {
      return [path, sha ? this.#blobs.get(sha) : Buffer.from(content)] as const;
    });
    const known = files.flatMap(([path, content]) => (content ? [[path, content] as const] : []));
    return known.length < files.length ? unprocessable() : made(this.#trees, known);
  }

  /** GitHub refuses a push that is not a fast-forward. */
  #moveMain({ sha }: z.infer<typeof moveSchema>): Response {
    const { message, tree, parents } = this.#commits.get(sha) ?? {};
    if (parents?.[0] !== this.head) return unprocessable();
    this.commit(this.#trees.get(tree ?? '') ?? [], sha, message);
    return Response.json({ object: { sha } });
  }

  #readMain(body: unknown): Response {
    if (!querySchema.safeParse(body).success) {
      return Response.json({ errors: [{ type: 'FORBIDDEN' }] });
    }
    const namesIn = (path: string) => readdirSync(join(this.folder, path));
    const files = namesIn('facts').filter((name) => name.endsWith('.json'));
    const facts = files.map((name) => {
      const content = this.read(`facts/${name}`);
      return { name, oid: shaOf(content), object: { text: String(content) } };
    });
    const originals = namesIn('content/photos').filter((name) => name !== 'illustrations');
    const photos = originals.map((name) => {
      return { name, oid: shaOf(this.read(`content/photos/${name}`)) };
    });
    const target = {
      oid: this.head,
      tree: { oid: this.head },
      history: { nodes: this.commits.slice(0, 20).map((oid) => ({ oid })) },
      facts: { object: { entries: facts } },
      photos: { object: { entries: photos } },
    };
    return Response.json({ data: { repository: { ref: { target } } } });
  }
}
