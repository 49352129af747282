import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

const formPath = '/api/v1.0/email/send-form';

/** EmailJS's library posts to the first path; without scripts, the browser posts the form to the second. */
const emailPaths = ['/api/v1.0/email/send', formPath];

/** The page that lists the messages. */
const readingPath = '/__inbox';

const maxBodyBytes = 1_000_000;

const nonEmpty = z.string().min(1);

/** What the service requires in a request. */
const requestShape = z.object({
  lib_version: nonEmpty,
  user_id: nonEmpty,
  service_id: nonEmpty,
  template_id: nonEmpty,
  template_params: z.record(z.string(), z.string()),
});

/** Reads a message from either path. @throws what is wrong with it */
async function readEmail(request: IncomingMessage) {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const body = new Response(await buffer(request), { headers });
  if (!request.url?.startsWith(formPath)) return requestShape.parse(await body.json());
  const fields = Object.fromEntries(await body.formData());
  // The other fields of a form are the parameters of the template.
  return requestShape.parse({ ...fields, template_params: fields });
}

interface Message {
  readonly receivedAt: string;
  readonly parameters: z.infer<typeof requestShape>['template_params'];
}

/**
 * Whether a request names the address at which it has reached this machine, and comes from a page there. Other
 * sites' scripts, and other names that resolve to this machine, must not reach the inbox.
 */
export function isOwnRequest({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin = host } = headers;
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  // A server that listens on all addresses has those of IPv4 in this form.
  const address = socket.localAddress?.replace('::ffff:', '');
  return ['localhost', address].includes(name) && origin.replace(/^https?:\/\//, '') === host;
}

/** Replaces the email service: checks each request as the service does, and stores the message in memory. */
export class Inbox {
  /** The messages received, newest first. */
  readonly messages: Message[] = [];

  /** @returns whether the path belongs to the inbox */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const isEmail = emailPaths.includes(path);
    if (!isEmail && path !== readingPath) return false;
    if (!isOwnRequest(request))
      response.writeHead(403).end('The inbox only answers its own pages.');
    else if (request.method !== (isEmail ? 'POST' : 'GET')) response.writeHead(405).end();
    else if (isEmail) await this.#receive(request, response);
    else {
      const messages = JSON.stringify(this.messages, null, 2);
      response.setHeader('Content-Type', 'application/json').end(messages);
    }
    return true;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Browsers always send the length.
    if (Number(request.headers['content-length'] ?? Infinity) > maxBodyBytes) {
      response.writeHead(413, { Connection: 'close' }).end();
      return;
    }
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    try {
      const { template_params: parameters } = await readEmail(request);
      this.messages.unshift({ receivedAt: new Date().toISOString(), parameters });
      response.end('OK');
    } catch (error) {
      response.statusCode = 400;
      response.end(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
    }
  }
}
