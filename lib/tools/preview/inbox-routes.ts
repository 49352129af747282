import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { EmailService } from './email-service';
import { faultShape } from './faults';
import { inboxPage } from './inbox-page';
import { readBody } from './read-body';

const faultRequestShape = z.object({ fault: faultShape.nullable() });

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly service: EmailService;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function setFault({ request, response, service }: Exchange): Promise<void> {
  const parsed = faultRequestShape.safeParse(parseJson((await readBody(request)) ?? ''));
  if (!parsed.success) {
    const known = faultShape.options.join(', ');
    const sentence = `The fault was not set: send {"fault": null} or one of ${known}.`;
    return send(response, 400, 'text/plain', sentence);
  }
  service.faultForEverybody = parsed.data.fault ?? undefined;
  send(response, 200, 'application/json', JSON.stringify(parsed.data));
}

const routes: Readonly<Record<string, (exchange: Exchange) => void | Promise<void>>> = {
  'GET /__inbox': ({ response, service }) => {
    const page = inboxPage(service.inbox.all(), service.faultForEverybody);
    send(response, 200, 'text/html', page);
  },
  'GET /__inbox.json': ({ response, url, service }) => {
    const from = url.searchParams.get('from');
    const messages = service.inbox.list({ from, withLost: url.searchParams.has('lost') });
    send(response, 200, 'application/json', JSON.stringify(messages));
  },
  'DELETE /__inbox.json': ({ response, service }) => {
    service.inbox.empty();
    response.writeHead(204).end();
  },
  'PUT /__inbox/fault': setFault,
};

/** Shows, empties and steers the inbox; false when the address is none of the inbox's. */
export async function answerInboxRequest(exchange: Exchange): Promise<boolean> {
  const route = routes[`${exchange.request.method} ${exchange.url.pathname}`];
  await route?.(exchange);
  return route !== undefined;
}
