import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPreviewServer } from '../lib/tools/preview/preview-server';

// A server that was stopped may still have a file open, so its folder is removed in the end.
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The built site on a server of a test's own, which may stop it and change its files. */
export class OwnServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'site-'));
  #server: Server | undefined;
  #port = 0;

  constructor() {
    folders.push(this.#folder);
    cpSync('out', this.#folder, { recursive: true });
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts, always on the same port. */
  async start(): Promise<void> {
    await this.#listen(createPreviewServer({ folder: this.#folder }));
  }

  /** Takes requests and never answers, as where signal comes and goes. */
  async startSilent(): Promise<void> {
    await this.#listen(createPreviewServer({ folder: this.#folder }).removeAllListeners('request'));
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Changes a file of the site, as a new release does. */
  change(file: string, edit: (text: string) => string): void {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = edit(text);
    if (changed === text) throw new Error(`Nothing in ${file} was changed: look at the edit.`);
    writeFileSync(path, changed);
  }

  async #listen(server: Server): Promise<void> {
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, 'localhost', resolve));
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
    this.#port = address.port;
  }
}
