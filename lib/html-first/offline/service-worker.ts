import { islandsFolder, pageAddress } from '../addresses';

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

/** On a failing connection a request may hang for minutes. */
const timeoutMilliseconds = 10_000;

/** Other scripts of the origin may have caches of their own. */
const cachePrefix = 'html-first-';
const cacheName = cachePrefix + RELEASE;

/** The newest cached copy of a file; undefined when there is none. */
async function cachedResponse(address: string): Promise<Response | undefined> {
  const found = (await caches.match(address, { cacheName })) ?? (await caches.match(address));
  // A redirected response must not be returned to a navigation unchanged.
  return found?.redirected ? new Response(found.body, found) : found;
}

async function responseTo(event: FetchEvent, path: string): Promise<Response> {
  const { request, preloadResponse } = event;
  const network = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(reject, timeoutMilliseconds);
  });
  const isPage = request.mode === 'navigate';
  try {
    const found = await Promise.race([network, timeout]);
    // A module of the release before is gone from the host, but a page that is open may ask for it;
    // and a public network may answer with its login page.
    const isScript = /script/.test(found.headers.get('Content-Type') ?? '');
    // Without a network, what Firefox has preloaded is an error.
    if (isPage ? found.type !== 'error' && found.status < 500 : found.ok && isScript) return found;
  } catch {
    // The request failed or timed out, so the cached copy is served.
  }
  const cached = cachedResponse(isPage ? pageAddress(path) : path);
  // Storage that fails is as good as empty.
  return (await cached.catch(() => undefined)) ?? network;
}

async function install(): Promise<void> {
  // An earlier worker of the same pages may be serving from it.
  const isNew = !(await caches.has(cacheName));
  const cache = await caches.open(cacheName);
  // Asks the host whether what the HTTP cache has, such as an older page, is still the same.
  const requests = Object.entries(INTEGRITY).map(
    ([address, integrity]) => new Request(address, { integrity, cache: 'no-cache' }),
  );
  await cache.addAll(requests).catch(async (error: unknown) => {
    if (isNew) await caches.delete(cacheName);
    throw error;
  });
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && name !== cacheName,
  );
  for (const name of others.slice(0, -1)) await caches.delete(name);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isOurs = mode === 'navigate' || pathname.startsWith(`${islandsFolder}/`);
  if (method === 'GET' && origin === location.origin && isOurs) {
    event.respondWith(responseTo(event, pathname));
  }
});
