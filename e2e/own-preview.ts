import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from '../lib/tools/preview/faults';
import { Inbox, type InboxMessage } from '../lib/tools/preview/inbox';
import { createPreviewServer } from '../lib/tools/preview/preview-server';

/** A preview of the built site for one test alone, which may break it as it likes. */
export class OwnPreview {
  /** The path of every request so far. */
  readonly requests: string[] = [];
  /** How long an answer takes, from here on. */
  delayMilliseconds = 0;
  readonly #inbox = new Inbox();
  readonly #server;
  #port = 0;

  constructor(folder = 'out') {
    const preview = createPreviewServer({ folder, inbox: this.#inbox });
    this.#server = createServer((request, response) => {
      this.requests.push(request.url ?? '');
      setTimeout(() => preview.emit('request', request, response), this.delayMilliseconds);
    });
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Answers, at the same address each time. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, 'localhost', resolve));
    this.#port = portOf(this.#server.address());
  }

  /** Refuses connections, and breaks those that stand. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async fail(fault: Fault | null): Promise<void> {
    await fetch(`${this.address}/__inbox/fault`, {
      method: 'PUT',
      body: JSON.stringify({ fault }),
    });
  }

  /** What has reached the farm; with what the e-mail service has got and lost, if asked for. */
  inbox(withLost = false): readonly InboxMessage[] {
    return this.#inbox.list({ from: null, withLost });
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The preview has no port.');
  return address.port;
}
