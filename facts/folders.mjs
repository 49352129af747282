/**
 * The folders of facts, and constants of the example farm. Plain JavaScript, so that config files can import it, and
 * without environment variables, since the editor imports it too.
 */

export const ownersFarm = 'facts';

/**
 * An invented farm with an answer to every question. Tests read it, and a preview shows its file in place of each empty
 * one while farm.json is empty.
 */
export const exampleFarm = 'facts/example';

/** The example farm always shows this day, so that nothing in it expires. */
export const exampleDay = '2026-11-22';

/** The phone number of the example's farm.json: a live build refuses it, as the sign of a copied file. */
export const examplePhone = '+27 82 000 0000';
