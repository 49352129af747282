import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { headersFor, readHeaderRules } from '../built-site';
import { listen } from '../local-servers';

/**
 * Serves a built desk on this computer, with the headers that it asks its host for.
 * @param port a free one unless given
 */
export async function serveDesk(
  folder: string,
  port = 0,
): Promise<{ server: Server; address: string }> {
  const rules = readHeaderRules(folder);
  const answer = sirv(folder, {
    setHeaders: (response, address) =>
      response.setHeaders(new Map(Object.entries(headersFor(rules, address)))),
  });
  const server = createServer((request, response) => answer(request, response));
  return { server, address: `http://localhost:${await listen(server, port)}/` };
}
