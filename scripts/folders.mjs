/** The folders of built sites, and of the facts that tests write. */

/** The preview of the example farm, which tests and bench.ts use. */
export const previewFolder = '.preview/site';

/** The preview of the owner's farm, which `npm start` serves. */
export const ownerFolder = '.preview/owner';

/** A live farm with only the needed answers. */
export const neededFarmFolders = { facts: '.preview/needed-facts', site: '.preview/needed' };

/** The editor for tests, in its subfolder edit/; the Worker is in the folder `${editorFolder}-worker`. */
export const editorFolder = '.preview/editor';
