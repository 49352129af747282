/** Addresses of the files that the build adds, from the root of the site. */

/** Stands for the site's own address when links are resolved. */
export const ownOrigin = 'http://site';
/** Has a folder for the modules of each release, named by a hash of them all. */
export const islandsFolder = '/islands';
export const workerAddress = '/service-worker.js';
/** The module that registers the service worker. */
export const registerAddress = '/offline.js';
export const missingPageAddress = '/404.html';

/** The address by which browsers request a page: `/about` for `/about.html` and `/about/`. */
export function pageAddress(path: string): string {
  return path.replace(/(^|\/)index\.html$|\.html$|\/$/, '') || '/';
}
