import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import compression from 'compression';
import serveStatic from 'serve-handler';
import { readBuiltSite, readHeaderRules } from '../built-site';
import { answerEmailRequest, type EmailService, emailPaths } from './email-service';
import type { Fault } from './faults';
import { Inbox } from './inbox';
import { answerInboxRequest } from './inbox-routes';
import { addSharedHeaders, betterAddress, fileRules } from './site-headers';

export interface PreviewOptions {
  /** The folder with the built site. */
  readonly folder: string;
  /** The fault that every enquiry meets, if any. */
  readonly mailFault?: Fault | undefined;
  /** Where enquiries arrive, for who wants to look into it from outside. */
  readonly inbox?: Inbox;
  /** How a slow answer waits. */
  readonly wait?: EmailService['wait'];
}

const compress = compression();

async function answerFromFolder(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  folder: string,
): Promise<void> {
  // Read anew each time: the site may have been built again since.
  const rules = readHeaderRules(folder);
  addSharedHeaders(response, rules);
  const better = betterAddress(url, readBuiltSite(folder));
  if (better) {
    response.writeHead(301, { Location: better }).end();
    return;
  }
  await serveStatic(request, response, {
    public: folder,
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    etag: true,
    headers: fileRules(rules),
  });
}

/** Serves a built site as a static host would, with a stand-in for the email service beside it. */
export function createPreviewServer(options: PreviewOptions): Server {
  const service: EmailService = {
    inbox: options.inbox ?? new Inbox(),
    wait: options.wait ?? wait,
    faultForEverybody: options.mailFault,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Joined rather than resolved: an address that begins with two slashes would name another host.
    const url = new URL(`http://localhost${request.url}`);
    if (emailPaths.includes(url.pathname)) return answerEmailRequest(request, response, service);
    if (await answerInboxRequest({ request, response, url, service })) return;
    compress(request, response, () => undefined);
    await answerFromFolder(request, response, url, options.folder);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error);
      response.destroy();
    });
  });
}
