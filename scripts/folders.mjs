/** The folders of built sites, and of the facts that tests write. */

/** The preview of the example farm: what tests and measurements run on. */
export const previewFolder = '.preview/site';

/** The preview of the owner's farm: what `npm start` serves. */
export const ownerFolder = '.preview/owner';

/** A live farm with only the needed answers. */
export const neededFarmFolders = { facts: '.preview/needed-facts', site: '.preview/needed' };

/** The editor, as the tests open it, in the folder edit/; its Worker is beside it. */
export const editorFolder = '.preview/editor';
