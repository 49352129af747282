/** The folders of facts. Plain JavaScript, since the configurations of Jest and Next import it too. */

export const ownersFarm = 'content/facts';

/** The facts that a build shows: the owner's, unless FACTS_FOLDER names others. */
export const factsFolder = process.env.FACTS_FOLDER || ownersFarm;

/** An invented farm with an answer to every question, from which a site in preparation borrows. */
export const exampleFarm = 'content/example-farm';
