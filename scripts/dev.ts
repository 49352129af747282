/** `npm run dev` serves the owner's farm while you edit; an inbox replaces the email service. */
import { createServer } from 'node:http';
import next from 'next';
import { listen, openOnPort } from './local-servers';
import { Inbox } from './preview/inbox';

// next.config.mjs has settings of its own for development.
Object.assign(process.env, { NODE_ENV: 'development' });

const server = createServer();
const port = await openOnPort('npm run dev', async (wanted) => {
  await listen(server, wanted);
});
const app = next({ dev: true, port, httpServer: server });
const inbox = new Inbox();
const answer = app.getRequestHandler();
await app.prepare();
server.on('request', (request, response) => {
  const [path = ''] = (request.url ?? '').split('?');
  inbox
    .answer(request, response, path)
    .then((isAnswered) => (isAnswered ? undefined : answer(request, response)))
    .catch(() => response.destroy());
});
console.log(`Site:  http://localhost:${port}\nInbox: http://localhost:${port}/__inbox`);
