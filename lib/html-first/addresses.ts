/** Addresses at which the build writes files of its own, from the root of the site. */

/** The modules of a release are in a folder below this, named by a hash of them all. */
export const islandsFolder = '/islands';
export const workerAddress = '/service-worker.js';
/** The module that registers the service worker. */
export const registerAddress = '/offline.js';
export const missingPageAddress = '/404.html';

/** The address at which visitors ask for a page: `/about` for `/about.html` and `/about/`. */
export function pageAddress(path: string): string {
  return path.replace(/(^|\/)index\.html$|\.html$|\/$/, '') || '/';
}
