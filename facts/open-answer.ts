/** An open answer is one that the owner has not given yet: a preview shows its label in brackets. */

export const writeOpenAnswer = (label: string) => `[${label}]`;

/** Whether a text is an open answer. Only for fields that cannot begin with a bracket, such as a phone number. */
export const isOpenAnswer = (text: string) => text.startsWith('[');
