import { islandsFolder, pageAddress, registerAddress } from '../addresses';

/**
 * Keeps the site for offline use. The network is asked first, so that an old page or a broken copy is
 * never shown while it answers; the cache is for when it does not. Each release keeps its own files,
 * all or none, and its predecessor's for pages that are still open. Only files with the digests of the
 * build are kept: the login page of a public network also answers with status 200.
 */

declare const self: ServiceWorkerGlobalScope;
/** Both are written in when the site is built; the digests are keyed by the addresses of their files. */
declare const RELEASE: string;
declare const INTEGRITY: Readonly<Record<string, string>>;

const releasesKept = 2;
/** On a failing connection a request may hang for minutes. */
const timeoutMilliseconds = 10_000;

/** Other scripts of the origin may have caches of their own. */
const cachePrefix = 'html-first-';
const cacheName = cachePrefix + RELEASE;

/** The names of this worker's caches, the oldest first. */
async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

/** The newest cached copy of a file; undefined when there is none or storage fails. */
async function cachedResponse(address: string): Promise<Response | undefined> {
  try {
    for (const name of [cacheName, ...(await cacheNames()).reverse()]) {
      const found = await caches.match(address, { cacheName: name });
      // A redirected response must not be returned to a navigation unchanged.
      if (found) return found.redirected ? new Response(found.body, found) : found;
    }
  } catch {
    // Treated as an empty cache.
  }
  return undefined;
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse;
  // Without a network, Firefox gives an answer that is an error where others give none.
  const isAnswer = preloaded instanceof Response && preloaded.type !== 'error';
  return isAnswer ? preloaded : fetch(request);
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, timeoutMilliseconds);
  });
}

async function responseTo(event: FetchEvent, path: string): Promise<Response> {
  const network = fromNetwork(event);
  const isPage = event.request.mode === 'navigate';
  try {
    const found = await Promise.race([network, timeout()]);
    // A module of the release before is gone from the host, but a page that is open may ask for it;
    // and a public network may answer with its login page.
    const isScript = /script/.test(found.headers.get('Content-Type') ?? '');
    if (isPage ? found.status < 500 : found.ok && isScript) return found;
  } catch {
    // The request failed or timed out, so the cached copy is served.
  }
  return (await cachedResponse(isPage ? pageAddress(path) : path)) ?? network;
}

async function install(): Promise<void> {
  // The same files may have been kept by an earlier worker.
  const isNew = !(await caches.has(cacheName));
  const cache = await caches.open(cacheName);
  const requests = Object.entries(INTEGRITY).map(([address, integrity]) => {
    // Bypasses the HTTP cache, which may have older pages; modules never change.
    const mode = address.startsWith(islandsFolder) ? 'default' : 'no-cache';
    return new Request(address, { integrity, cache: mode });
  });
  try {
    await cache.addAll(requests);
  } catch (error) {
    if (isNew) await caches.delete(cacheName);
    throw error;
  }
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  const others = (await cacheNames()).filter((name) => name !== cacheName);
  for (const name of others.slice(0, 1 - releasesKept)) await caches.delete(name);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isOurs =
    mode === 'navigate' || pathname === registerAddress || pathname.startsWith(`${islandsFolder}/`);
  if (method === 'GET' && origin === location.origin && isOurs) {
    event.respondWith(responseTo(event, pathname));
  }
});
