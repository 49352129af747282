/**
 * `npm run dev` serves the owner's farm while you edit, with pages transformed as in the build; an inbox replaces the
 * email service. `npx next dev` shows plain Next, without the inbox and the social feed.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { developPages } from '@/lib/export/development';
import { isOwnRequest, listen, openOnPort } from './local-servers';
import { Inbox } from './preview/inbox';

// next.config.mjs reads it.
Object.assign(process.env, { NODE_ENV: 'development' });

const server = createServer();
const port = await openOnPort('npm run dev', async (wanted) => {
  await listen(server, wanted);
});
const app = next({ dev: true, port, httpServer: server });
const inbox = new Inbox();
// Requests that arrive before Next is ready await this.
const answerPage = app
  .prepare()
  .then(() => developPages(process.cwd(), `http://localhost:${port}`));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isOwnRequest(request.headers, port)) {
    response.writeHead(403).end('The development server only answers at its own origin.');
    return;
  }
  const [path = ''] = (request.url ?? '').split('?');
  const isAnswered =
    (await inbox.answer(request, response, path)) ||
    (await (
      await answerPage
    )(request, response, path));
  if (!isAnswered) await app.getRequestHandler()(request, response);
}

server.on('request', (request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(`${request.method} ${request.url} failed:`, error);
    response.destroy();
  });
});
await answerPage;
console.log(`Site:  http://localhost:${port}\nInbox: http://localhost:${port}/__inbox`);
