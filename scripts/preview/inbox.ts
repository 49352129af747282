import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';

const formPath = '/api/v1.0/email/send-form';

/** EmailJS's library posts to the first path; without JavaScript, the browser posts the form to the second. */
const emailPaths = ['/api/v1.0/email/send', formPath];

/** The page that lists the messages. */
const readingPath = '/__inbox';

const nonEmpty = z.string().min(1);

/** The fields that the service requires. */
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
  // A posted form sends the template's parameters as plain fields.
  return requestShape.parse({ ...fields, template_params: fields });
}

interface Message {
  readonly receivedAt: string;
  readonly parameters: z.infer<typeof requestShape>['template_params'];
}

/** Replaces the email service: checks each request as the service does, and stores the message in memory. */
export class Inbox {
  /** The messages received, newest first. */
  readonly messages: Message[] = [];

  /** @returns whether the path belongs to the inbox */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const isEmail = emailPaths.includes(path);
    if (!isEmail && path !== readingPath) return false;
    if (request.method !== (isEmail ? 'POST' : 'GET')) response.writeHead(405).end();
    else if (isEmail) await this.#receive(request, response);
    else {
      const messages = JSON.stringify(this.messages, null, 2);
      response.setHeader('Content-Type', 'application/json').end(messages);
    }
    return true;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
