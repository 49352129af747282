/** The requests of the editor's page to its Worker: read `main`, upload a photo, save. */
import type * as z from 'zod';
import { type ParsedFile, parseFile } from '@/facts/check';
import { dayInSouthAfrica } from '@/text/days';
import { readLastSave } from './drafts';
import { Failure, networkSignIn, noAnswer, timedOut, tooEarly } from './failures';
import * as protocol from './protocol';

const answerMilliseconds = 15_000;
/** The Worker makes up to five GitHub requests in a row. */
const saveMilliseconds = 60_000;
/** The upload speed that the timeout for photos assumes. */
const bytesPerMillisecond = 10;

/** Turns an error from `fetch`, or from reading its body, into a Failure; a DOMException means a timeout. */
function failWithoutAnswer(error: unknown): never {
  throw new Failure(error instanceof DOMException ? timedOut : noAnswer);
}

/** @throws Failure if the request times out, or the host, the Worker or GitHub refuses it */
async function request(path: string, milliseconds: number, body?: object): Promise<Blob> {
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    // With this header Access should answer 401 when the session has expired. It may still redirect to its sign-in
    // page on another origin, where CORS would make `fetch` fail as if the connection were lost.
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    redirect: 'manual',
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(milliseconds),
  }).catch(failWithoutAnswer);
  if (answer.type === 'opaqueredirect') throw new Failure(401);
  const content = await answer.blob().catch(failWithoutAnswer);
  if (answer.ok && content.type.startsWith('text/html')) throw new Failure(networkSignIn);
  if (answer.ok) return content;
  // The Worker refuses in plain text; any other 502 or 503 is the host's own error page.
  const isOwn = content.type.startsWith('text/plain');
  throw new Failure(answer.status > 500 && !isOwn ? 500 : answer.status);
}

/** Parses a response. @throws Failure, if it is not the Worker's */
async function read<Data>(answer: Promise<Blob>, schema: z.ZodType<Data>): Promise<Data> {
  const data = await protocol.readJson(new Response(await answer), schema);
  if (data === undefined) throw new Failure(networkSignIn);
  return data;
}

/** Parses a file. A problem is a whole sentence for the owner. */
function parse(name: string, text: string): ParsedFile {
  const problem = `facts/${name} cannot be read. Its form stays closed until the person who looks after the site has corrected it.`;
  const parsed = parseFile(text);
  return parsed.problem ? { problem } : parsed;
}

/** For this long after a save, GitHub may still return the previous commit. */
const maxLagMilliseconds = 60_000;
const pauseMilliseconds = 1000;
export const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));

/** The newest commit of `main`, retried while GitHub returns the one before this phone's last save. @throws Failure */
async function readNewest(attempts = 5) {
  const answer = await read(request(protocol.factsPath, answerMilliseconds), protocol.factsAnswer);
  const { parent, milliseconds = 0 } = readLastSave() ?? {};
  const isRecent = answer.milliseconds < milliseconds + maxLagMilliseconds;
  if (!isRecent || answer.main.oid !== parent) return answer;
  if (attempts === 1) throw new Failure(tooEarly);
  await pause();
  return readNewest(attempts - 1);
}

/**
 * Reads `main`: its newest commits, newest first; each file of facts, by name without `.json`; the names of the photos;
 * the deployed build; and the host's time and day.
 * @throws Failure
 */
export async function readMain() {
  const { main, live, milliseconds } = await readNewest();
  const files = main.facts.object.entries.flatMap(({ name, object }) =>
    typeof object?.text === 'string'
      ? [[name.replace('.json', ''), parse(name, object.text)] as const]
      : [],
  );
  return {
    head: main.oid,
    commits: main.history.nodes.map(({ oid }) => oid),
    files: new Map(files),
    photos: new Set(main.photos.object.entries.map(({ name }) => name)),
    live,
    milliseconds,
    day: dayInSouthAfrica(new Date(milliseconds)),
  };
}
export type Main = Awaited<ReturnType<typeof readMain>>;

/** Uploads a photo as a blob, which no commit contains until a save. @returns its SHA @throws Failure */
export async function sendPhoto(base64: string): Promise<string> {
  const milliseconds = answerMilliseconds + base64.length / bytesPerMillisecond;
  const body = { content: base64, encoding: 'base64' };
  const answer = request(protocol.photosPath, milliseconds, body);
  return (await read(answer, protocol.photoAnswer)).sha;
}

/**
 * Commits all changes together.
 * @returns the commit, and the host's time
 * @throws Failure: 409 if `main` has moved since the page read it
 */
export const commit = (changes: protocol.SaveRequest) =>
  read(request(protocol.savePath, saveMilliseconds, changes), protocol.saveAnswer);
