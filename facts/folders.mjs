/**
 * The folders of facts, and what is known of the example farm. Plain JavaScript, which configurations import, and without
 * settings of the environment, since the editor imports it too.
 */

export const ownersFarm = 'facts';

/**
 * An invented farm with an answer to every question. Tests read it, and a preview shows its file in place of each empty
 * one while farm.json is empty.
 */
export const exampleFarm = 'facts/example';

/** The example farm is always shown as on this day, so that nothing in it expires. */
export const exampleDay = '2026-11-22';

/** The phone number of the example's farm.json: a live site refuses it, since it shows that the file was copied. */
export const examplePhone = '+27 82 000 0000';
