/** Where built sites are, and the facts that tests write. */

/** What this build writes: out/, the site to put online, unless a preview is built. */
export const buildFolder = process.env.SITE_FOLDER || 'out';

/** The preview of the example farm: what tests and measurements run on, and `npm run start:example` serves. */
export const previewFolder = '.preview/site';

/** The preview of the owner's farm: what `npm start` serves. */
export const ownerFolder = '.preview/owner';

/** The preview of the example farm as Next exports it, without the adapter. */
export const plainFolder = '.preview/plain';

/** A farm whose owner has answered nothing, in preparation. */
export const openFarm = { facts: '.preview/open-facts', site: '.preview/open' };

/** A farm whose owner has answered what is needed alone, live. */
export const neededFarm = { facts: '.preview/needed-facts', site: '.preview/needed' };

/** The editor, as the tests open it. */
export const editorFolder = '.preview/editor';
