/** Cleans pasted text. Without zod and lookbehind, since pages run it in Safari 15.4. */

// `$1` keeps a flag such as Scotland's, a keycap, an emoji with its skin, style and joiner, and a joiner
// after a letter of the scripts from Arabic to Sinhala, whose spelling needs it.
const unseen =
  /(\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f}|[\d#*]\ufe0f\u20e3|\p{ExtPict}\p{EMod}?[\ufe0e\ufe0f]?(?:\u200d(?=\p{ExtPict}))?|(?=[\u0600-\u0dff])[\p{L}\p{M}][\u200c\u200d])|(?!\n)[\p{DI}\p{Cc}\ufff9-\ufffc\u{13430}-\u{1343f}]/gu;

/**
 * A text as people see it: without what is invisible (default-ignorable, format and control characters), except where
 * an emoji or a script needs it; any space as a space, U+2010 and U+2011 as hyphens, any line end as `\n`; in NFC.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[\p{Zs}\t\u2800]/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(unseen, '$1')
    .normalize('NFC');
}
