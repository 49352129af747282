import type { IncomingMessage, ServerResponse } from 'node:http';
import { previewFolder } from '../scripts/folders.mjs';
import { Preview } from '../scripts/preview/preview-server';
import { test as base } from './contact-form';

/** A preview for one test, with ways to make it fail. */
export class OwnPreview extends Preview {
  /** The path of every request so far. */
  readonly requests: string[] = [];
  /** Accepts requests but never answers, as on a failing connection. */
  isSilent = false;
  /** Redirects this path to a sign-in page at another origin, as Cloudflare Access does. */
  signInPath = '';

  protected override async handle(request: IncomingMessage, response: ServerResponse) {
    this.requests.push(request.url ?? '');
    if (this.isSilent) return;
    if (request.url === this.signInPath) {
      response.writeHead(302, { Location: 'http://localhost:9999/sign-in' }).end();
    } else await super.handle(request, response);
  }
}

/** Gives each test its own preview. */
export const test = base.extend<{ folder: string; preview: OwnPreview }>({
  folder: [previewFolder, { option: true }],
  preview: async ({ folder }, use) => {
    const preview = new OwnPreview(folder);
    await preview.open();
    await use(preview);
    await preview.close();
  },
  baseURL: async ({ preview }, use) => use(preview.origin),
});
