/** `npm start`: serves out/ with its inbox until it is stopped. */
import { existsSync } from 'node:fs';
import { isFault } from './faults';
import { createPreviewServer } from './preview-server';

const folder = process.env.SITE_FOLDER ?? 'out';
const port = Number(process.env.PORT ?? 3000);
const mailFault = process.env.PREVIEW_MAIL;

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!existsSync(`${folder}/index.html`)) {
  stop(`There is no built site in ${folder}/: run npm start or npm test, which build it.`);
}
if (mailFault && !isFault(mailFault)) {
  stop(`PREVIEW_MAIL=${mailFault} is no fault the preview knows: see lib/preview/faults.ts.`);
}

createPreviewServer({ folder, mailFault })
  .on('error', (error) => {
    const isTaken = 'code' in error && error.code === 'EADDRINUSE';
    stop(
      isTaken
        ? `Port ${port} is taken by another program: stop it, or run PORT=${port + 1} npm start.`
        : `The preview could not start: ${error.message}.`,
    );
  })
  .listen(port, 'localhost', () => {
    console.log(`Site:  http://localhost:${port}\nInbox: http://localhost:${port}/__inbox`);
  });
