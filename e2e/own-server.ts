import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Preview } from '../lib/tools/preview/preview-server';
import { previewFolder } from '../lib/tools/preview-build.mjs';

// A server that was stopped may still have a file open, so its folder is removed in the end.
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The built site on a server of a test's own, which may stop it and change its files. */
export class OwnServer extends Preview {
  readonly #folder: string;
  #isSilent = false;

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    super(folder);
    this.#folder = folder;
    folders.push(folder);
    cpSync(previewFolder, folder, { recursive: true });
  }

  get origin(): string {
    return this.address;
  }

  /** Starts, always on the same port. */
  async start(): Promise<void> {
    this.#isSilent = false;
    await this.open();
  }

  /** Takes requests and never answers, as where signal comes and goes. */
  async startSilent(): Promise<void> {
    this.#isSilent = true;
    await this.open();
  }

  async stop(): Promise<void> {
    await this.close();
  }

  /** Changes a file of the site, as a new release does. */
  change(file: string, edit: (text: string) => string): void {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = edit(text);
    if (changed === text) throw new Error(`Nothing in ${file} was changed: look at the edit.`);
    writeFileSync(path, changed);
    for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true });
  }

  protected override async answer(...exchange: Parameters<Preview['answer']>): Promise<void> {
    if (!this.#isSilent) await super.answer(...exchange);
  }
}
