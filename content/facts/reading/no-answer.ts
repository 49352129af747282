/** Recognises texts that are no answer of the owner's: "n/a", a hint of the form, the example farm's answer. */
import type { FieldValue } from './walk';

/** A text without capitals, spaces and punctuation; empty for "-", "?" and emojis. */
const plain = (text: unknown = '') =>
  String(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Plain texts that say nothing, also in Afrikaans. */
const nothing =
  /^(na|none|nothing|nobody|unknown|(not|un)sure|(i?dont|donot)know|not(applicable|available)|tb[acd]|tobe(announced|confirmed|decided)|todo|(will)?(answer|fillin)?later|asabove|test|x+|niks|geen|niemand|nvt|weetnie)?$/;
/** The same for questions to which the site needs the answer. */
const yesOrNo = /^(yes|no|ok|okay|ja|nee)$/;

/** Templates inside a text. */
const template = /your[.-]farm|\b(example|test)\.(com|org|net|co\.za)\b|\b(todo|tbd|xxx+)\b/i;
/** The invented names, addresses and numbers of the example farm. In Afrikaans, voorbeeld is also a word. */
const invented = /\b(Voorbeeld|VOORBEELD)|\bvoorbeeld\.\w|\b0000\/0000/;

/**
 * Finds what is wrong with a text that is no answer; nothing if it may be one.
 * @param theirs the fields and answers of the example farm, which has all of them
 */
export function noAnswerFinder(theirs: readonly FieldValue[]) {
  const hintsOf = ({ meta: { hint = '', question = '' } }: FieldValue) =>
    [hint, question, ...(`${question} ${hint}`.match(/[^?]+\?/g) ?? [])].map(plain);
  const hints = new Set(theirs.flatMap(hintsOf));
  const personal = new Set(
    theirs.flatMap(({ meta, value }) => (meta.isPersonal ? plain(value) : [])),
  );
  return ({ meta }: FieldValue, written: string): string | undefined => {
    const text = plain(written);
    if (meta.choices || meta.isPhoto) return undefined;
    if (nothing.test(text) || (meta.isNeededToGoLive && yesOrNo.test(text))) {
      return 'is not an answer: write one, or clear it';
    }
    const isHint = hints.has(text) || [meta.label, meta.example].map(plain).includes(text);
    if (isHint || template.test(written)) return 'is a hint: write your own';
    const isCopy = invented.test(written) || (meta.isPersonal && personal.has(text));
    return isCopy ? 'is the example farm’s: write your own' : undefined;
  };
}
