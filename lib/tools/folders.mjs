/** Where built sites stand, and the facts that tests build them from. */

/** What this build writes: out/, the site to put online, unless a preview is built. */
export const buildFolder = process.env.SITE_FOLDER || 'out';

/** The preview of the filled farm: what tests and measurements run on. */
export const previewFolder = '.preview/site';

/** The preview of the owner's farm: what `npm start` serves. */
export const ownerFolder = '.preview/owner';

/** The preview as Next exports it, without the adapter. */
export const plainFolder = '.preview/plain';

/** The desk, as the tests open it. */
export const deskFolder = '.preview/desk';

/** All facts of a fictional farm, on which tests stand, so that no change by the owner can break one. */
export const filledFarm = 'e2e/filled-farm/facts';
