import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import serveStatic from 'serve-handler';
import { answerEmailRequest, emailPath } from './email-service';
import { Inbox } from './inbox';
import { inboxPage } from './inbox-page';

export interface PreviewOptions {
  /** The folder with the built site. */
  readonly folder: string;
  /** The fault that every enquiry meets, if any. */
  readonly mailFault?: string | undefined;
}

const forOneYear = 'public, max-age=31536000, immutable';
const asked = 'public, max-age=0, must-revalidate';
const compress = compression();

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** Serves a built site as a static host would, with a stand-in for the e-mail service beside it. */
export function createPreviewServer({ folder, mailFault }: PreviewOptions): Server {
  const inbox = new Inbox();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === emailPath) {
      return answerEmailRequest(request, response, inbox, mailFault);
    }
    if (url.pathname === '/__inbox') return send(response, 'text/html', inboxPage(inbox.list()));
    if (url.pathname === '/__inbox.json') {
      const messages = inbox.list(url.searchParams.get('from'));
      return send(response, 'application/json', JSON.stringify(messages));
    }
    return serveStatic(request, response, {
      public: folder,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      etag: true,
      headers: [
        { source: '**', headers: [{ key: 'Cache-Control', value: asked }] },
        {
          source: '{_next/static,islands,photos}/**',
          headers: [{ key: 'Cache-Control', value: forOneYear }],
        },
      ],
    });
  }

  return createServer((request, response) => {
    compress(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        console.error(`${request.method} ${request.url} failed:`, error);
        response.destroy();
      });
    });
  });
}
