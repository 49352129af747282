/** Recognises texts that answer nothing. */

/** A text without capitals, spaces and punctuation; empty for "-", "?" and emojis. */
export const plain = (text: unknown = '') =>
  String(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Plain texts that say nothing, also in Afrikaans. */
const nothing =
  /^(na|none|nothing|nobody|unknown|(not|un)sure|(i?dont|donot)know|not(applicable|available)|tb[acd]|tobe(announced|confirmed|decided)|todo|(will)?(answer|fillin)?later|asabove|test|x+|niks|geen|niemand|nvt|weetnie)$/;

/** The same inside a text. */
const template = /\b(todo|tbd|xxx+)\b/i;

/** Whether a text stands where an answer is missing: `n/a`, `to be confirmed`. */
export const isPlaceholder = (text: string) => nothing.test(plain(text)) || template.test(text);

/** Whether a text only agrees or refuses, with a date or without, also in Afrikaans. */
export const isYesOrNo = (text: unknown) => /^(yes|no|ok|okay|ja|nee)\d*$/.test(plain(text));
