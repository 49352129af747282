/** `npm run dev`: Next's development server, and beside it the inbox of the preview. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { listen } from '../../local-servers';
import { readFault } from './faults';
import { Inbox } from './inbox';

const inbox = new Inbox(readFault());
const server = createServer((request, response) => {
  inbox.answer(request, response, new URL(`http://localhost${request.url}`).pathname).then(
    (isAnswered) => isAnswered || response.writeHead(404).end(),
    () => response.destroy(),
  );
});
const port = await listen(server);
console.log(`Inbox: http://localhost:${process.env.PORT || '3000'}/__inbox`);
const next = spawn('npx', ['next', 'dev'], {
  stdio: 'inherit',
  // next.config.mjs passes the paths of the inbox on to it.
  env: { ...process.env, INBOX_ADDRESS: `http://localhost:${port}` },
});
next.on('exit', (status) => process.exit(status ?? 1));
