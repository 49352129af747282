import { islandsFolder, pageUrl } from './urls';

/**
 * Caches the site for offline use. Network first, so that visitors never see an old page or a broken copy while the
 * network answers. Each release caches its own files, all or none, and keeps its predecessor's for pages that are still
 * open. No captive portal can answer with its own page here, since browsers run service workers only over https.
 */

declare const self: ServiceWorkerGlobalScope;
/** The build defines these: the name of the release, and the URLs that it caches. */
declare const RELEASE: string;
declare const URLS: readonly string[];

/** On a bad connection a request may hang for minutes. */
const timeoutMilliseconds = 10_000;

/** Other scripts of the origin may have caches of their own. */
const cachePrefix = 'offline-';
const cacheName = cachePrefix + RELEASE;

/** The newest cached copy of a file; undefined when there is none. */
async function cachedResponse(url: string): Promise<Response | undefined> {
  const found = (await caches.match(url, { cacheName })) ?? (await caches.match(url));
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
    // An open page may request a module of the previous release, which the host no longer has. Offline, Firefox
    // preloads an error response.
    if (isPage ? found.type !== 'error' && found.status < 500 : found.ok) return found;
  } catch {
    // The request failed or timed out: serve the cached copy.
  }
  const cached = cachedResponse(isPage ? pageUrl(path) : path);
  // A cache that cannot be read counts as empty.
  return (await cached.catch(() => undefined)) ?? network;
}

async function install(): Promise<void> {
  // An earlier worker of the same release may be serving from it.
  const isNew = !(await caches.has(cacheName));
  const cache = await caches.open(cacheName);
  // `no-cache` revalidates what the HTTP cache has, which may be an older page.
  const requests = URLS.map((url) => new Request(url, { cache: 'no-cache' }));
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
  const isPage = mode === 'navigate' && URLS.includes(pageUrl(pathname));
  const isOurs = isPage || pathname.startsWith(`${islandsFolder}/`);
  if (method === 'GET' && origin === location.origin && isOurs) {
    event.respondWith(responseTo(event, pathname));
  }
});
