/** URLs of the files that the build adds, from the root of the site. */

/** A placeholder for the site's origin, to resolve links against. */
export const ownOrigin = 'http://site';
/** Contains a folder of the release's modules, named by a hash of them all. */
export const islandsFolder = '/islands';
export const workerUrl = '/service-worker.js';
/** The module that registers the service worker. */
export const registerUrl = '/offline.js';
export const missingPageUrl = '/404.html';

/** The URL by which browsers request a page: `/about` for `/about.html` and `/about/`. */
export function pageUrl(path: string): string {
  return path.replace(/(^|\/)index\.html$|\.html$|\/$/, '') || '/';
}
