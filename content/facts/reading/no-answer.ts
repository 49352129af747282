/** Recognises copies, which are no answers of the owner's: of a hint of the form, or of the example farm's answer. */
import { plain } from '../schema/placeholders';
import type { FieldValue } from './walk';

/** Addresses that nobody has, such as the hints' and the example farm's. */
const reserved = /your[.-]farm|\b(example|test)\.(com|org|net|co\.za)\b/i;
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
    const isHint = hints.has(text) || [meta.label, meta.example].map(plain).includes(text);
    if (isHint || reserved.test(written)) return 'is a hint: write your own';
    const isCopy = invented.test(written) || (meta.isPersonal && personal.has(text));
    return isCopy ? 'is the example farm’s: write your own' : undefined;
  };
}
