/** Addresses at which the build writes files of its own, from the root of the site. */

export const islandsFolder = '/islands';
export const workerAddress = '/service-worker.js';
/** The module that registers the service worker. */
export const registerAddress = '/offline.js';
export const missingPageAddress = '/404.html';
