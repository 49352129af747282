/** `npm run dev`: Next's development server, and beside it the inbox of the preview. */
import { createServer } from 'node:http';
import { run } from '../../command-line.mjs';
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
const environment = {
  ...process.env,
  NODE_ENV: 'development',
  // next.config.mjs passes the paths of the inbox on to it.
  INBOX_ADDRESS: `http://localhost:${port}`,
} as const;
// Without npx, which would not pass the end of this process on.
const next = ['node_modules/next/dist/bin/next', 'dev'];
process.exit((await run(process.execPath, next, { environment })) ? 0 : 1);
