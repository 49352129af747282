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
import { GithubStandIn } from '@/editor/github-stand-in';
import { editorFolder } from '@/scripts/folders.mjs';
import { Preview } from '@/scripts/preview/preview-server';
import { farms } from '@/scripts/test-setup/written-farms';

/** How a request fails: a wrong answer, no connection, no answer, or the sign-in page of an ended session. */
export type Failure =
  | 'offline'
  | 'silence'
  | 'signInPage'
  | {
      readonly status: number;
      readonly body: string;
      readonly contentType: string;
      readonly headers?: Record<string, string>;
    };

/** A repository of its own for each test, which answers the editor instead of its host. */
export class Repository extends GithubStandIn {
  /** How requests fail whose path or body matches a pattern. */
  failure: { readonly at: RegExp; readonly how: Failure } | undefined;

  constructor() {
    super(mkdtempSync(join(tmpdir(), 'repository-')));
    cpSync('content/photos', join(this.folder, 'content/photos'), { recursive: true });
    mkdirSync(join(this.folder, 'content/facts'));
    this.commitFacts(farms.edited);
  }

  /** Commits facts by the names of their files, as another phone does. */
  commitFacts(facts: object): void {
    const files = Object.entries(facts).map(([file, content]) => {
      return [`content/facts/${file}.json`, Buffer.from(JSON.stringify(content))] as const;
    });
    this.commit(files);
  }

  /** Reads a file of facts from `main`. */
  readFacts(file: string): unknown {
    return JSON.parse(String(this.read(`content/facts/${file}.json`)));
  }

  async standIn(context: BrowserContext): Promise<void> {
    await context.route(/^http:\/\/localhost:\d+\/(github|site)\//, async (route) => {
      const request = route.request();
      const path = new URL(request.url()).pathname;
      if (this.failure?.at.test(`${path} ${request.postData() ?? ''}`)) {
        const { how } = this.failure;
        if (how === 'offline') return route.abort('internetdisconnected');
        if (how === 'silence') return undefined;
        const location = 'https://farm.cloudflareaccess.com/cdn-cgi/access/login';
        return route.fulfill(how === 'signInPage' ? { status: 302, headers: { location } } : how);
      }
      const body: unknown = request.postData() ? request.postDataJSON() : undefined;
      const answer = this.answer(path, body);
      await route.fulfill(Buffer.isBuffer(answer) ? { body: answer } : { json: answer });
    });
  }
}

/** The editor on a phone: counts taps, and records requests to other hosts. */
export class EditorOnPhone {
  readonly page: Page;
  taps = 0;
  /** Requests to other hosts, and errors in the console. */
  readonly strays: string[] = [];

  constructor(page: Page, address: string) {
    this.page = page;
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !url.startsWith('blob:')) this.strays.push(url);
    });
    page.on('pageerror', ({ message }) => this.strays.push(message));
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
    await this.page.goto(`/${path}`);
  }

  /** Opens a form from the list. */
  async openForm(name: string): Promise<void> {
    await this.tap(this.page.getByRole('link', { name }));
    await this.page.getByRole('button', { name: 'Save' }).waitFor();
  }

  /** Types into a field, the last one of that name; only the tap into it counts. */
  async write(label: string | RegExp, answer: string): Promise<void> {
    await this.tap(this.field(label).last());
    await this.field(label).last().fill(answer);
  }

  /** Taps Save, and waits until the editor says why nothing is saved. */
  async saveRefused(why: string | RegExp): Promise<void> {
    await this.press('Save');
    await expect(this.notice.filter({ hasText: why }).last()).toBeInViewport({ timeout: 30_000 });
  }

  /** Saves, and waits until the list is back. */
  async save(): Promise<void> {
    await this.press('Save');
    await this.expectList();
  }

  async expectList(): Promise<void> {
    await expect(this.page.getByRole('link', { name: 'For sale now' })).toBeVisible();
    await expect(this.notice).toBeHidden();
  }
}

interface Fixtures {
  editor: EditorOnPhone;
  /** The repository, which a test may change before it opens the editor. */
  github: Repository;
}

/** Tests with the editor. */
export const test = base.extend<Fixtures>({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-ZA',
  actionTimeout: 20_000,
  baseURL: async ({}, use) => {
    const server = new Preview(editorFolder);
    await server.open();
    await use(server.address);
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
