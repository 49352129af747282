/** The folders of facts. Plain JavaScript, since the configurations of Jest and Next import it too. */

export const ownersFarm = 'facts';

/** The facts that a build shows: the owner's, unless FACTS_FOLDER names others. */
export const factsFolder = process.env.FACTS_FOLDER || ownersFarm;

/** An invented farm with an answer to every question: what tests read, and what a preview shows for a file without answers. */
export const exampleFarm = 'facts/example';

/** The example farm is always shown as on this day, so that nothing in it expires. */
export const exampleDay = '2026-11-22';
