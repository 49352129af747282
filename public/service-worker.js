// For `npm run dev`: a browser that still has a build's service worker fetches this in its place, which deletes
// the caches and unregisters itself. A build writes its own service worker over this file.
self.addEventListener('install', () => self.skipWaiting());

async function retire() {
  const names = await caches.keys();
  const kept = names.filter((name) => name.startsWith('offline-'));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(retire()));
