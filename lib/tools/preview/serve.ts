/** `npm start`: serves out/ with its inbox until it is stopped. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { faultShape } from './faults';
import { createPreviewServer } from './preview-server';

const portShape = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const folder = process.env.SITE_FOLDER ?? 'out';
if (!existsSync(`${folder}/index.html`)) {
  stop(`There is no built site in ${folder}/: run npm start or npm test, which build it.`);
}

const wantedPort = portShape.safeParse(process.env.PORT || '3000');
if (!wantedPort.success) {
  stop(
    `PORT=${process.env.PORT} is no port: give a number up to 65535, as in PORT=3001 npm start.`,
  );
}
const port = wantedPort.data;

const mailFault = faultShape.optional().safeParse(process.env.PREVIEW_MAIL || undefined);
if (!mailFault.success) {
  const known = faultShape.options.join(', ');
  stop(`PREVIEW_MAIL=${process.env.PREVIEW_MAIL} is no fault of the preview: use one of ${known}.`);
}

const server = createPreviewServer({ folder, mailFault: mailFault.data });
server
  .on('error', (error) => {
    const isTaken = 'code' in error && error.code === 'EADDRINUSE';
    stop(
      isTaken
        ? `Port ${port} is taken by another program: stop it or run PORT=${port + 1} npm start.`
        : `The preview could not start on port ${port}: ${error.message}; try PORT=3001 npm start.`,
    );
  })
  .listen(port, 'localhost', () => {
    const address = server.address();
    // The system chooses a port for PORT=0.
    const open = typeof address === 'object' && address ? address.port : port;
    console.log(`Site:  http://localhost:${open}\nInbox: http://localhost:${open}/__inbox`);
  });
