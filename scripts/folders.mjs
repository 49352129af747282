/** The folders of built sites, and of the facts that tests write. */

/** The folder of this build: out/, the site to put online, unless it is a preview. */
export const buildFolder = process.env.SITE_FOLDER || 'out';

/** The preview of the example farm: what tests and measurements run on, and `npm run start:example` serves. */
export const previewFolder = '.preview/site';

/** The preview of the owner's farm: what `npm start` serves. */
export const ownerFolder = '.preview/owner';

/** A farm in preparation, without answers. */
export const openFarmFolders = { facts: '.preview/open-facts', site: '.preview/open' };

/** A live farm with only the needed answers, as if built from a commit. */
export const neededFarmFolders = {
  facts: '.preview/needed-facts',
  site: '.preview/needed',
  commit: '1a2b3c4d5e6f708192a3b4c5d6e7f80910111213',
};

/** A live farm whose answers are as many and as long as they may be. */
export const fullFarmFolders = { facts: '.preview/full-facts', site: '.preview/full' };

/** The editor, as the tests open it. */
export const editorFolder = '.preview/editor';
