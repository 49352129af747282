/**
 * The Worker's requests to GitHub, on `main` of one repository: read the facts, read a photo, upload a photo, and save
 * facts and photos as one commit. The page cannot choose the repository, branch or folder.
 */
import * as z from 'zod';
import { factsFiles, parseFile } from '@/facts/check';
import { factsSchema } from '@/facts/schema/files';
import { dayInSouthAfrica } from '@/text/days';
import { Failure, failureOf, failureOfQuery } from './failures';
import { type MainCommit, mainQuery, queryAnswer } from './main-commit';
import * as protocol from './protocol';
import { findNewPhotos, findRefusals } from './refusals';

export interface Session {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly token: string;
  readonly live: protocol.Live;
  /** The email address of the signed-in user. */
  readonly sender: string;
  /** The host's clock, in milliseconds. */
  readonly now: () => number;
  /** `fetch`, or a stand-in for GitHub. */
  readonly github: (url: string, init: RequestInit) => Promise<Response>;
}

/** The timeout of each request to GitHub. Photos have none here: the page's own applies. */
const maxMilliseconds = 10_000;

/** Sends a request to GitHub. @throws Failure */
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

/** Creates a git object that no ref reaches yet. @returns only its SHA, nothing else from GitHub */
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

/** Whether the build would accept a save: the page may be older than the last deploy, and requests can be forged. */
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
 * Commits facts and photos together on the newest commit of `main`. @throws Failure: 406 if the build would refuse
 * them, 409 if the page has not seen that commit, 422 if a ruleset of the repository rejects it
 */
async function save(session: Session, request: protocol.SaveRequest) {
  const { head, facts, photos } = request;
  const main = await readMain(session);
  // GitHub also resolves commits of forks here, so only the newest commit of `main` may be the parent.
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

/** The body of a request, streamed. Without Content-Length the limit could not be enforced. @throws Failure */
function bodyOf({ headers, body }: Request, maxBytes: number) {
  const length = headers.get('Content-Length');
  if (!length) throw new Failure(411);
  if (!(Number(length) <= maxBytes)) throw new Failure(413);
  return body;
}

/** Limits of a request body: a photo in base64, and a save. */
const maxPhotoBodyBytes = 10_000_000;
const maxSaveBodyBytes = 200_000;

type Operation = (session: Session, request: Request) => Promise<object>;

/** The requests that the page may make, by method and path. */
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

const photoPathPattern =
  /^\/edit\/photos\/((?!.*%(2f|5c))(?:illustrations\/)?[^/\\]+\.(jpe?g|png|webp|heic))$/i;

/** A photo on `main`, always with an image type, so that no browser opens it as a page. @param name URL-encoded */
async function readPhoto(session: Session, name: string, ending: string): Promise<Response> {
  const path = `/repos/${session.repository}/contents/content/photos/${name}?ref=main`;
  const { body } = await ask(session, path, {}, 'raw');
  const type = `image/${ending.toLowerCase().replace('jpg', 'jpeg')}`;
  return new Response(body, { headers: { 'Content-Type': type } });
}

/** Handles the page's data requests. @returns undefined for any other request @throws Failure */
export async function respond(session: Session, request: Request): Promise<Response | undefined> {
  const { method, headers, url } = request;
  const { origin, pathname } = new URL(url);
  const operate = operations[`${method} ${pathname}`];
  const [, photo = '', , ending = ''] = (method === 'GET' && photoPathPattern.exec(pathname)) || [];
  if (!photo && !operate) return undefined;
  // Browsers send Origin with every POST, and with a cross-origin GET from a script.
  const sender = headers.get('Origin') ?? (method === 'POST' ? '' : origin);
  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin';
  if (sender !== origin || site !== 'same-origin') throw new Failure(403);
  if (operate) return Response.json(await operate(session, request));
  return readPhoto(session, photo, ending);
}
