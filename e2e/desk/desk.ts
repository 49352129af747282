import { readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { partOf } from '@/content/facts/fields';
import { farms } from '@/lib/testing/written-farms';
import { deskFolder } from '@/lib/tools/folders.mjs';
import { Preview } from '@/lib/tools/site/preview/preview-server';

/** The files of a checkout by their paths. */
export type Files = ReadonlyMap<string, Buffer>;

/** What the desk finds in a checkout: the facts of a farm, and one of its photos. */
export function readContent(farm = farms.edited): Files {
  const facts = Object.entries(farm).map(([file, content]) => {
    const text = JSON.stringify(content, null, 2);
    return [`content/facts/${file}.json`, Buffer.from(text)] as const;
  });
  const photo = 'content/photos/owner.jpg';
  return new Map([...facts, [photo, readFileSync(photo)]]);
}

/** From one end of the longest form to the other. */
const maxScrolls = 30;

/** The desk on a phone: counts taps, and notes who is asked for anything. */
export class DeskOnPhone {
  readonly page: Page;
  readonly #address: string;
  taps = 0;
  /** Addresses outside the desk that were asked for something. */
  readonly others: string[] = [];

  constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !/^(blob|data):/.test(url)) this.others.push(url);
    });
  }

  /** Scrolls down and up again until a field is there: the desk draws only what is near the screen. */
  async show(target: Locator): Promise<void> {
    let scrolls = 0;
    await expect(async () => {
      if ((await target.count()) === 0) {
        const isDown = Math.floor(scrolls / maxScrolls) % 2 === 0;
        await this.page.mouse.move(180, 400);
        await this.page.mouse.wheel(0, isDown ? 300 : -300);
        scrolls += 1;
      }
      await expect(target).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
  }

  async tap(target: Locator): Promise<void> {
    await this.show(target);
    await target.tap();
    this.taps += 1;
  }

  /** Taps one of the choices of a field or a menu; a tap that comes before the desk has set them up is drawn, and lost. */
  async choose(choices: Locator, name: string): Promise<void> {
    await this.show(choices);
    await expect(choices.locator('[role$=radio][tabindex="0"]')).toHaveCount(1);
    const inMenu = choices.getByRole('menuitemradio', { name });
    await this.tap(choices.getByRole('radio', { name }).or(inMenu));
  }

  async open(): Promise<void> {
    await this.page.goto(this.#address);
  }

  /** Opens the desk on a folder of the browser's own, as if it had been chosen on this computer. */
  async openFolder(files: Files): Promise<void> {
    await this.page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.open();
    for (const [path, content] of [['.git/HEAD', Buffer.of()] as const, ...files]) {
      await this.page.evaluate(
        async ([path, content]) => {
          const folders = path.split('/');
          const name = folders.pop() ?? '';
          let folder = await navigator.storage.getDirectory();
          for (const part of folders) {
            folder = await folder.getDirectoryHandle(part, { create: true });
          }
          const file = await folder.getFileHandle(name, { create: true });
          const writable = await file.createWritable();
          await writable.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
          await writable.close();
        },
        [path, content.toString('base64')] as const,
      );
    }
    await this.page.getByRole('button', { name: 'Open the Project on This Computer' }).tap();
  }

  /** The files of that folder as they now are. */
  async readFiles(): Promise<Files> {
    const files = await this.page.evaluate(async () => {
      const found: (readonly [path: string, content: string])[] = [];
      const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
        for await (const [name, handle] of folder.entries()) {
          if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`);
          else if (handle instanceof FileSystemFileHandle) {
            const letters = new Uint8Array(await (await handle.getFile()).arrayBuffer());
            const text = Array.from(letters, (letter) => String.fromCharCode(letter)).join('');
            found.push([path + name, btoa(text)]);
          }
        }
      };
      await walk(await navigator.storage.getDirectory(), '');
      return found;
    });
    return new Map(files.map(([path, content]) => [path, Buffer.from(content, 'base64')]));
  }

  /** The facts of a file as they now are, or a part of them. */
  async readFacts(file: string, ...path: (string | number)[]): Promise<unknown> {
    const files = await this.readFiles();
    const facts: unknown = JSON.parse(String(files.get(`content/facts/${file}.json`)));
    return path.reduce(partOf, facts);
  }

  /** Opens a form from the list that the desk shows first. */
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

  /** Puts another photo in the place of the one in a group of fields. */
  async sendPhoto(group: string, buffer: Buffer): Promise<void> {
    const fields = this.page.getByRole('group', { name: group });
    await this.tap(fields.getByRole('button', { name: 'Expand' }).first());
    await this.tap(fields.getByRole('button', { name: 'Replace' }));
    const chooser = this.page.waitForEvent('filechooser');
    await this.tap(this.page.getByRole('button', { name: 'Upload' }));
    await (await chooser).setFiles({ name: 'IMG_2034.JPG', mimeType: 'image/jpeg', buffer });
    await this.tap(this.page.getByRole('button', { name: 'Insert' }));
  }

  /** Presses Save until the desk says why nothing is saved: a busy machine may lose a tap. */
  async saveRefused(why: string | RegExp): Promise<void> {
    await expect(async () => {
      await this.page.getByRole('button', { name: 'Save' }).tap({ timeout: 500 });
      await expect(this.page.getByText(why).first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Closes the dialog that says why nothing is saved, and waits until it is gone. */
  async closeDialog(): Promise<void> {
    const dialog = this.page.getByRole('alertdialog');
    await expect(async () => {
      await dialog.getByRole('button', { name: 'OK' }).tap({ timeout: 500 });
      await expect(dialog).toBeHidden({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  }

  async saveAndGoBack(): Promise<void> {
    await this.save();
    await this.tap(this.page.getByRole('button', { name: 'Cancel Editing' }));
  }

  /** Saves into the folder, and waits until that is done. */
  async save(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Save' });
    await this.tap(button);
    // "Saving…" until then, and nothing to save from then on. A busy machine may lose a tap.
    await expect(async () => {
      if (await button.isEnabled({ timeout: 500 })) await button.tap();
      await expect(button).toBeDisabled({ timeout: 5_000 });
    }).toPass({ intervals: [2_000], timeout: 60_000 });
  }
}

/** Tests with the desk, built and served once for all of them that run one after another. */
export const test = base.extend<{ desk: DeskOnPhone }, { deskAddress: string }>({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-ZA',
  actionTimeout: 20_000,
  desk: async ({ page, deskAddress }, use) => use(new DeskOnPhone(page, deskAddress)),
  deskAddress: [
    async ({}, use) => {
      const server = new Preview(deskFolder);
      await server.open();
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
