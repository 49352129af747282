/** Where facts are. In plain JavaScript, since the configurations of Jest and Next import it too. */

export const ownersFarm = 'content/facts';

/** The facts that a build shows: the owner's, unless the environment names others. */
export const factsFolder = process.env.FACTS_FOLDER || ownersFarm;

/** A farm that does not exist, with an answer to every question, which a site in preparation borrows. */
export const exampleFarm = 'content/example-farm';
