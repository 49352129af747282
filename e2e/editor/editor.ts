import { readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { farms } from '@/lib/testing/written-farms';
import { editorFolder } from '@/lib/tools/folders.mjs';
import { Preview } from '@/lib/tools/site/preview/preview-server';
import { GithubStandIn } from './github-stand-in';

/** The files of a repository by their paths. */
export type Files = ReadonlyMap<string, Buffer>;

/** What the editor finds in a repository: the facts of a farm, and one of its photos. */
export function readContent(farm: object = farms.edited): Files {
  const facts = Object.entries(farm).map(([file, content]) => {
    const text = JSON.stringify(content, null, 2);
    return [`content/facts/${file}.json`, Buffer.from(text)] as const;
  });
  const photo = 'content/photos/owner.jpg';
  return new Map([...facts, [photo, readFileSync(photo)]]);
}

const token = 'github_pat_example';

/** The editor on a phone, with a stand-in for GitHub: counts taps, and notes who else is asked for anything. */
export class EditorOnPhone {
  readonly page: Page;
  readonly #address: string;
  taps = 0;
  /** Addresses outside the editor that were asked for something. */
  readonly others: string[] = [];

  constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
    page.on('response', (response) => {
      const url = response.url();
      const isKnown = /^(blob:|data:|https:\/\/api\.github\.com\/)/.test(url);
      if (!url.startsWith(address) && !isKnown) this.others.push(url);
    });
  }

  get notice(): Locator {
    return this.page.locator('#notice');
  }

  get news(): Locator {
    return this.page.getByRole('region', { name: 'News' });
  }

  /** Scrolls down, and from the top again, until a field is drawn: the editor draws only what is near the screen. */
  async show(target: Locator): Promise<void> {
    await expect(async () => {
      if ((await target.count()) === 0) {
        await this.page.mouse.move(180, 500);
        await this.page.mouse.wheel(0, 300);
      }
      await expect(target).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  }

  async tap(target: Locator): Promise<void> {
    await this.show(target);
    await target.tap();
    this.taps += 1;
  }

  /** Taps one of the choices of a field; a tap that comes before the editor has set them up is drawn, and lost. */
  async choose(choices: Locator, name: string): Promise<void> {
    await this.show(choices);
    await expect(choices.locator('[role$=radio][tabindex="0"]')).toHaveCount(1);
    await this.tap(choices.getByRole('radio', { name }));
  }

  async open(): Promise<void> {
    await this.page.goto(this.#address);
  }

  async signIn(as = token): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: 'Sign In Using Access Token' }));
    await this.fill(this.page.getByRole('textbox', { name: 'Personal Access Token' }), as);
    await this.tap(this.page.getByRole('button', { name: 'Sign In', exact: true }));
  }

  /** Opens the editor as somebody who has signed in before, and waits for the list. */
  async openSignedIn(): Promise<void> {
    await this.page.addInitScript((token) => {
      const user = { backendName: 'github', token, login: 'pat', name: 'Pat Example', id: 1 };
      localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
    }, token);
    await this.open();
  }

  /** Opens a form from the list that the editor shows first. */
  async openForm(name: string): Promise<void> {
    await this.tap(this.page.getByRole('treeitem', { name }));
    await this.page.getByRole('button', { name: 'Save' }).waitFor();
  }

  /** Types into a field; only the tap into it counts. */
  async fill(field: Locator, value: string): Promise<void> {
    await this.tap(field);
    await field.fill(value);
  }

  /** Writes an answer into the field with a label. */
  async write(label: string, answer: string): Promise<void> {
    await this.fill(this.page.getByRole('textbox', { name: label }), answer);
  }

  /** Taps Save, and waits until it is said why nothing is saved, in the form and not in a box. */
  async saveRefused(why: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: 'Save' }));
    await expect(this.notice).toContainText(why, { timeout: 30_000 });
    await expect(this.page.getByRole('alertdialog')).toBeHidden();
  }

  /** Saves, and waits until the form is closed, which the editor does by itself. */
  async save(): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: 'Save' }));
    await expect(this.page).not.toHaveURL(/entries/, { timeout: 45_000 });
    await expect(this.notice).toBeHidden();
  }
}

interface Fixtures {
  editor: EditorOnPhone;
  /** The repository, which the test may fill otherwise before the editor is opened. */
  github: GithubStandIn;
}

/** Tests with the editor, served once for all of them that run one after another. */
export const test = base.extend<Fixtures, { editorAddress: string }>({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-ZA',
  actionTimeout: 20_000,
  editor: async ({ page, editorAddress }, use) => {
    const editor = new EditorOnPhone(page, editorAddress);
    await use(editor);
    expect(editor.others, 'answers of anybody else').toEqual([]);
  },
  github: async ({ context }, use) => {
    const github = new GithubStandIn(readContent(), token);
    await github.standIn(context);
    await use(github);
  },
  editorAddress: [
    async ({}, use) => {
      const server = new Preview(editorFolder);
      await server.open();
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
