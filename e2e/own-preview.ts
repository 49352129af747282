import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../lib/tools/preview/faults';
import type { InboxMessage } from '../lib/tools/preview/inbox';
import { Preview } from '../lib/tools/preview/preview-server';
import { previewFolder } from '../lib/tools/preview-build.mjs';

// A server that was stopped may still have a file open, so the copies are removed in the end.
const copies = new Set<string>();
process.once('exit', () => {
  for (const folder of copies) rmSync(folder, { recursive: true });
});

/** A preview of a built site for one test alone, which may break it as it likes. */
export class OwnPreview extends Preview {
  /** The path of every request so far. */
  readonly requests: string[] = [];
  /** How long an answer takes, from here on. */
  delayMilliseconds = 0;
  /** Whether requests are taken and never answered, as where signal comes and goes. */
  isSilent = false;
  readonly #folder: string;

  constructor(folder: string = previewFolder) {
    super(folder);
    this.#folder = folder;
  }

  /** A preview of a copy of the site, whose files may be changed. */
  static ofCopy(): OwnPreview {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    copies.add(folder);
    cpSync(previewFolder, folder, { recursive: true });
    return new OwnPreview(folder);
  }

  async fail(fault: Fault | null): Promise<void> {
    this.email.fault = fault;
  }

  /** What has reached the farm; with what the email service has got and lost, if asked for. */
  inbox(withLost = false): readonly InboxMessage[] {
    return withLost ? this.email.inbox.all : this.email.inbox.accepted();
  }

  /** Changes a file of a copy, as a new release does. */
  change(file: string, edit: (text: string) => string): void {
    if (!copies.has(this.#folder)) throw new Error('Only a copy may be changed: use ofCopy().');
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = edit(text);
    if (changed === text) throw new Error(`Nothing in ${file} was changed: look at the edit.`);
    writeFileSync(path, changed);
    for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true });
  }

  protected override async answer(request: IncomingMessage, response: ServerResponse) {
    this.requests.push(request.url ?? '');
    await wait(this.delayMilliseconds);
    if (!this.isSilent) await super.answer(request, response);
  }
}
