import { once } from 'node:events';
import type { Server } from 'node:http';
import { z } from 'zod';
import type { Fault } from '../preview/faults';
import { createPreviewServer } from '../preview/preview-server';

const messagesShape = z.array(z.object({ parameters: z.record(z.string(), z.string()) }));

/** The built site under an origin of its own, so that nothing is left over from another journey. */
export class TestSite {
  /** The path of every request so far. */
  readonly asked: string[] = [];
  readonly #server: Server;

  /** @param delayMilliseconds after which each request is answered. */
  constructor(folder: string, delayMilliseconds = 0) {
    this.#server = createPreviewServer({ folder });
    const [answer] = this.#server.listeners('request');
    this.#server.removeAllListeners('request');
    this.#server.on('request', (request, response) => {
      this.asked.push(request.url ?? '');
      setTimeout(() => answer?.(request, response), delayMilliseconds);
    });
  }

  async start(): Promise<void> {
    await once(this.#server.listen(0, 'localhost'), 'listening');
  }

  get origin(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('The test site is not running.');
    return `http://localhost:${address.port}`;
  }

  /** The enquiries that have reached the farm. */
  async received(): Promise<Record<string, string>[]> {
    const answer = await fetch(`${this.origin}/__inbox.json`);
    return messagesShape.parse(await answer.json()).map(({ parameters }) => parameters);
  }

  /** What every enquiry meets from here on. */
  async fail(fault: Fault | null): Promise<void> {
    const body = JSON.stringify({ fault });
    await fetch(`${this.origin}/__inbox/fault`, { method: 'PUT', body });
  }

  /** From here on no request is answered. */
  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
