/**
 * What the Worker does at GitHub, on `main` of one repository: read the facts, read a photo, keep a new one, and save
 * facts and photos as one commit. Nothing that the page sends names a repository, a branch or a folder.
 */
import * as z from 'zod';
import { factsFiles, parseFile } from '@/facts/check';
import { factsSchema } from '@/facts/schema/files';
import { dayInSouthAfrica } from '@/text/days';
import { Failure, failureOf, failureOfQuery } from './failures';
import { type MainCommit, mainQuery, queryAnswer } from './main-commit';
import * as protocol from './protocol';
import { findNewPhotos, findRefusals } from './refusals';

/** What the operations work on, and for whom. */
export interface Session {
  /** owner/name on GitHub. */
  readonly repository: string;
  readonly token: string;
  readonly live: protocol.Live;
  /** The email address of whoever is signed in. */
  readonly sender: string;
  /** The clock of the host, in milliseconds. */
  readonly now: () => number;
  /** GitHub, or what stands in for it. */
  readonly github: (address: string, init: RequestInit) => Promise<Response>;
}

/** For each request to GitHub but a photo's, whose time limit is the page's. */
const maxMilliseconds = 10_000;

/** GitHub's answer to a request. @throws Failure */
async function ask({ token, github }: Session, path: string, init: RequestInit, accept = 'json') {
  const isPhoto = accept === 'raw' || path.endsWith('/blobs');
  const headers = {
    Authorization: `Bearer ${token}`,
    Accept: `application/vnd.github.${accept}`,
    'Content-Type': 'application/json',
    'User-Agent': 'farm-editor',
  };
  const signal = isPhoto ? null : AbortSignal.timeout(maxMilliseconds);
  const request = { ...init, headers, redirect: 'manual', signal } as const;
  const asked = github(`https://api.github.com${path}`, request);
  const answer = await asked.catch(() => undefined);
  if (!answer?.ok) throw answer ? await failureOf(answer, accept === 'raw') : new Failure(500);
  return answer;
}

/** The newest commit of `main`. */
async function readMain(session: Session): Promise<MainCommit> {
  const [owner, name] = session.repository.split('/');
  const body = JSON.stringify({ query: mainQuery, variables: { owner, name } });
  const answer = await ask(session, '/graphql', { method: 'POST', body });
  const answered = await protocol.readJson(answer, queryAnswer);
  if (!answered) throw new Failure(500);
  if ('errors' in answered) throw failureOfQuery(answered.errors[0].type);
  return answered.data.repository.ref.target;
}

/** Makes an object of git, which nothing names yet. @returns its sha, and nothing else that GitHub says */
async function make(session: Session, kind: 'blobs' | 'trees' | 'commits', body: BodyInit | null) {
  const path = `/repos/${session.repository}/git/${kind}`;
  const answer = await ask(session, path, { method: 'POST', body });
  const made = await protocol.readJson(answer, protocol.photoAnswer);
  if (!made) throw new Failure(500);
  return made;
}

const movedSchema = z.object({ object: protocol.photoAnswer });

const plainFile = (path: string, content: object) => {
  return { path, mode: '100644', type: 'blob', ...content };
};

/** Whether the build would take a save: a page that was opened before a deploy has old rules, and anybody may send anything. */
function isBuildable(main: MainCommit, request: protocol.SaveRequest, session: Session): boolean {
  const names = main.photos.object.entries.map(({ name }) => name);
  const known = new Set([...names, ...Object.keys(request.photos)]);
  const day = dayInSouthAfrica(new Date(session.now()));
  const texts = new Map(main.facts.object.entries.map(({ name, object }) => [name, object?.text]));
  return factsFiles.every((file) => {
    const text = request.facts[file];
    if (text === undefined) return true;
    const { value: before } = parseFile(texts.get(`${file}.json`) ?? '');
    const { value: after } = parseFile(text);
    const unknown = findNewPhotos(factsSchema.shape[file], after, known);
    const change = { file, before, after, day, isPreview: session.live.isPreview, photos: [] };
    return unknown.length === 0 && findRefusals(change).length === 0;
  });
}

/**
 * Commits facts and photos, all or none, on the newest commit of `main`. @throws Failure: 406 if the build would not
 * take them, 409 if the page has not seen that commit, 422 if a rule of the repository refuses it
 */
async function save(session: Session, request: protocol.SaveRequest) {
  const { head, facts, photos } = request;
  const main = await readMain(session);
  // Commits of forks can be named here too, so nothing is made on any but this one.
  if (head !== main.oid) throw new Failure(409);
  const isTaken = main.photos.object.entries.some(({ name, oid }) => (photos[name] ?? oid) !== oid);
  if (isTaken || !isBuildable(main, request, session)) throw new Failure(406);
  const files = [
    ...Object.entries(facts).map(([name, content]) => plainFile(`facts/${name}.json`, { content })),
    ...Object.entries(photos).map(([name, sha]) => plainFile(`content/photos/${name}`, { sha })),
  ];
  const tree = JSON.stringify({ base_tree: main.tree.oid, tree: files });
  const made = await make(session, 'trees', tree);
  const message = `Change ${Object.keys(facts).join(', ')}\n\nSaved by ${session.sender}`;
  const commit = JSON.stringify({ message, tree: made.sha, parents: [head] });
  const { sha } = await make(session, 'commits', commit);
  const path = `/repos/${session.repository}/git/refs/heads/main`;
  const move = { method: 'PATCH', body: JSON.stringify({ sha, force: false }) };
  const moved = await ask(session, path, move).catch(async (error: unknown) => {
    if (!(error instanceof Failure && error.httpStatus === 400)) throw error;
    throw new Failure((await readMain(session)).oid === head ? 422 : 409);
  });
  if (!(await protocol.readJson(moved, movedSchema))) throw new Failure(500);
  return { commit: sha, milliseconds: session.now() };
}

/** The body of a request, streamed; one of unknown length would pass without a limit. @throws Failure */
function bodyOf({ headers, body }: Request, maxBytes: number) {
  const length = headers.get('Content-Length');
  if (!length) throw new Failure(411);
  if (!(Number(length) <= maxBytes)) throw new Failure(413);
  return body;
}

/** The limits of a request's body: a photo in base64, and the facts of a save. */
const maxPhotoBodyBytes = 10_000_000;
const maxSaveBodyBytes = 200_000;

type Operation = (session: Session, request: Request) => Promise<object>;

/** What the page may ask for, by method and path. */
const operations: Readonly<Record<string, Operation>> = {
  [`GET ${protocol.factsPath}`]: async (session) => {
    return { main: await readMain(session), live: session.live, milliseconds: session.now() };
  },
  [`POST ${protocol.photosPath}`]: async (session, request) =>
    make(session, 'blobs', bodyOf(request, maxPhotoBodyBytes)),
  [`POST ${protocol.savePath}`]: async (session, request) => {
    const body = new Response(bodyOf(request, maxSaveBodyBytes));
    const content = await protocol.readJson(body, protocol.saveRequest);
    if (!content) throw new Failure(406);
    return save(session, content);
  },
};

const photoAddress =
  /^\/edit\/photos\/((?!.*%(2f|5c))(?:illustrations\/)?[^/\\]+\.(jpe?g|png|webp|heic))$/i;

/** A photo of `main`, never as a type that a browser would open as a page. @param name as in the address */
async function readPhoto(session: Session, name: string, ending: string): Promise<Response> {
  const path = `/repos/${session.repository}/contents/content/photos/${name}?ref=main`;
  const { body } = await ask(session, path, {}, 'raw');
  const type = `image/${ending.toLowerCase().replace('jpg', 'jpeg')}`;
  return new Response(body, { headers: { 'Content-Type': type } });
}

/** Answers the page's own requests for data. @returns undefined if it asks for something else @throws Failure */
export async function respond(session: Session, request: Request): Promise<Response | undefined> {
  const { method, headers, url } = request;
  const { origin, pathname } = new URL(url);
  const operate = operations[`${method} ${pathname}`];
  const [, photo = '', , ending = ''] = (method === 'GET' && photoAddress.exec(pathname)) || [];
  if (!photo && !operate) return undefined;
  // Browsers send the origin with every POST, and with a GET of another site's script.
  const sender = headers.get('Origin') ?? (method === 'POST' ? '' : origin);
  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin';
  if (sender !== origin || site !== 'same-origin') throw new Failure(403);
  if (operate) return Response.json(await operate(session, request));
  return readPhoto(session, photo, ending);
}
