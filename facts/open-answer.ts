/** A preview shows an answer that is still open as its label in brackets. */

export const writeOpenAnswer = (label: string) => `[${label}]`;

/** Whether a text is an open answer; an owner's own text cannot begin with a bracket where this is asked. */
export const isOpenAnswer = (text: string) => text.startsWith('[');
