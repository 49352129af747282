import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import sharp from 'sharp';
import { refuse } from '@/editor/failures';
import { respond } from '@/editor/operations';
import { editorPath, type Live } from '@/editor/protocol';
import { GithubStandIn } from '@/scripts/editor/github-stand-in';
import { editorFolder } from '@/scripts/folders.mjs';
import { Preview } from '@/scripts/preview/preview-server';
import { builtCommit, farms } from '@/scripts/test-setup/written-farms';

/**
 * How a request fails: an error response, no connection, a connection that breaks before the response, no response, or
 * a redirect to the sign-in page because the session has expired.
 */
export type Failure =
  | 'offline'
  | 'cut'
  | 'silence'
  | 'signInPage'
  | {
      readonly status: number;
      readonly body: string;
      readonly contentType: string;
      readonly headers?: Record<string, string>;
    };

/** A small photo, as chosen on a phone. */
export async function photo(name: string, background: string) {
  const size = { width: 900, height: 600, channels: 3 } as const;
  const buffer = await sharp({ create: { ...size, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The deployed build unless a test sets another. Its commit is not in the repository. */
const live = { commit: builtCommit, isPreview: false };

/** Cloudflare Access's response once a session has expired. */
const signIn = {
  status: 302,
  headers: { location: 'https://farm.cloudflareaccess.com/cdn-cgi/access/login' },
};

/** A repository for one test. It runs the Worker's operations on itself, and answers the page instead of the host. */
export class Repository extends GithubStandIn {
  override live: Live = live;
  /** Makes requests fail whose method and path match, both the page's to the host and the Worker's to GitHub. */
  failure: { readonly at: RegExp; readonly how: Failure } | undefined;
  /** The method and path of each request so far, to the host and to GitHub. */
  readonly asked: string[] = [];
  /** How many more times GitHub returns the commit before the newest. */
  answersBehind = 0;

  constructor() {
    super(mkdtempSync(join(tmpdir(), 'repository-')));
    const photos = join(this.folder, 'content/photos');
    cpSync('content/photos', photos, { recursive: true });
    // A photo that counts as the owner's: not in illustrations/.
    cpSync(join(photos, 'illustrations/hero-home.jpg'), join(photos, 'hero-home.jpg'));
    mkdirSync(join(this.folder, 'facts'));
    this.commitFacts(farms.edited);
  }

  /** Commits facts by file name, as another phone would. */
  commitFacts(facts: object): void {
    const files = Object.entries(facts).map(([file, content]) => {
      return [`facts/${file}.json`, Buffer.from(JSON.stringify(content))] as const;
    });
    this.commit(files);
  }

  #failureOf(method: string, path: string): Failure | undefined {
    const asked = `${method} ${path}`;
    this.asked.push(asked);
    return this.failure?.at.test(asked) ? this.failure.how : undefined;
  }

  override async answer(method: string, path: string, body: unknown): Promise<Response> {
    const how = this.#failureOf(method, path);
    if (how === 'silence') return new Promise(() => undefined);
    if (typeof how === 'object') {
      return new Response(how.body, { status: how.status, headers: { ...how.headers } });
    }
    const newest = path === '/graphql' && this.answersBehind > 0 ? this.commits.shift() : undefined;
    const answer = how === 'offline' ? undefined : await super.answer(method, path, body);
    if (newest) {
      this.commits.unshift(newest);
      this.answersBehind -= 1;
    }
    if (how || !answer) throw new TypeError('fetch failed');
    return answer;
  }

  /** Reads a file of facts from `main`. */
  readFacts(file: string): unknown {
    return JSON.parse(String(this.read(`facts/${file}.json`)));
  }

  async standIn(context: BrowserContext): Promise<void> {
    await context.route(/^http:\/\/localhost:\d+\/edit\/(facts|photos|save)/, async (route) => {
      const request = route.request();
      const { origin, pathname } = new URL(request.url());
      const how = this.#failureOf(request.method(), pathname);
      if (how === 'offline') return route.abort('internetdisconnected');
      if (how === 'silence') return undefined;
      if (how === 'signInPage') return route.fulfill(signIn);
      if (typeof how === 'object') return route.fulfill(how);
      const body = request.postData();
      const headers = { ...request.headers(), origin, 'content-length': String(body?.length) };
      const asked = new Request(request.url(), { method: request.method(), headers, body });
      const answer = await respond(this.session, asked).catch(refuse);
      if (how === 'cut') return route.abort('connectionreset');
      await route.fulfill({
        status: answer?.status ?? 404,
        headers: Object.fromEntries(answer?.headers ?? []),
        body: Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()),
      });
    });
  }
}

/** The editor on a phone: counts taps, and records requests to other hosts. */
export class EditorOnPhone {
  readonly page: Page;
  taps = 0;
  /** Requests to other hosts, and errors in the console. */
  readonly strays: string[] = [];

  constructor(page: Page, origin: string) {
    this.page = page;
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin)) this.strays.push(url);
    });
    page.on('pageerror', ({ message }) => this.strays.push(message));
  }

  /** The link to the first form on the home screen. */
  get list(): Locator {
    return this.page.getByRole('link', { name: 'For sale now' });
  }

  get notice(): Locator {
    return this.page.getByRole('alert');
  }

  get news(): Locator {
    return this.page.getByRole('status');
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name });
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  async press(button: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: button }).last());
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(editorPath + path);
  }

  /** Opens a form from the list. */
  async openForm(name: string): Promise<void> {
    await this.tap(this.page.getByRole('link', { name }));
    await this.page.getByRole('button', { name: 'Save' }).waitFor();
  }

  /** Types into the last field of that name; counts only the tap into it. */
  async write(label: string | RegExp, answer: string): Promise<void> {
    await this.tap(this.field(label).last());
    await this.field(label).last().fill(answer);
  }

  /** Taps Save, and expects the editor's reason for refusing. */
  async saveRefused(why: string | RegExp): Promise<void> {
    await this.press('Save');
    await expect(this.notice.filter({ hasText: why }).last()).toBeInViewport({ timeout: 30_000 });
  }

  /** Taps Save, and waits for the review screen. @returns its text */
  async review(): Promise<string> {
    await this.press('Save');
    await expect(this.page.getByRole('heading', { name: 'This will change' })).toBeFocused();
    return this.page.getByRole('main').innerText();
  }

  /** Publishes from the review screen, and waits for the home screen. */
  async publish(): Promise<void> {
    await this.press('Put it online');
    await this.expectList();
  }

  /** Saves and publishes while a request fails, and expects the reason. @param at the request that fails */
  async saveFails(at: RegExp, why: string | RegExp): Promise<void> {
    // `main` is read before the review screen; all other requests follow it.
    if (/facts|graphql/.test(at.source)) await this.press('Save');
    else {
      await this.review();
      await this.press('Put it online');
    }
    const notice = this.notice.filter({ hasText: why }).last();
    await expect(notice, at.source).toBeInViewport({ timeout: 30_000 });
    if (!/facts|graphql/.test(at.source)) await this.press('Back');
  }

  /** Saves and publishes, unless an earlier save succeeded but its response was lost. */
  async save(): Promise<void> {
    await this.press('Save');
    const yes = this.page.getByRole('button', { name: 'Put it online' });
    await expect(yes.or(this.list)).toBeVisible();
    if (await yes.isVisible()) await this.publish();
    await this.expectList();
  }

  async expectList(): Promise<void> {
    await expect(this.list).toBeVisible();
    await expect(this.notice).toBeHidden();
  }
}

interface Fixtures {
  editor: EditorOnPhone;
  /** The repository. A test may change it before it opens the editor. */
  github: Repository;
}

export const test = base.extend<Fixtures>({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-ZA',
  actionTimeout: 20_000,
  baseURL: async ({}, use) => {
    const server = new Preview(editorFolder);
    await server.open();
    await use(server.origin);
    await server.close();
  },
  editor: async ({ page, baseURL }, use) => {
    const editor = new EditorOnPhone(page, baseURL ?? '');
    await use(editor);
    expect(editor.strays, 'requests to other hosts, and errors').toEqual([]);
  },
  github: [
    async ({ context }, use) => {
      const github = new Repository();
      await github.standIn(context);
      await use(github);
      rmSync(github.folder, { recursive: true });
    },
    { auto: true },
  ],
});
