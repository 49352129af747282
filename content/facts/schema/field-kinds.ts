/** The kinds of fields that facts are made of, and the description of each. */
import { z } from 'zod';
import { withoutInvisible } from './spellings';

declare module 'zod' {
  interface GlobalMeta {
    /** What the owner calls the field. */
    label?: string;
    /** How to fill it in, for the person who does. */
    hint?: string | undefined;
    /** Asked of the owner until there is an answer. */
    question?: string;
    /** Whether the site is in preparation while the question is open. */
    isNeededToGoLive?: boolean;
    /** Whether the example farm's answer may be the owner's own: a choice, or words that we offer. */
    mayEqualExample?: boolean;
    /** A list answers its question with this many items, or with any number once a tick is set. */
    answeredBy?: { readonly count: number; readonly orTick: string };
    /** What the owner calls each choice of an enum. */
    choices?: Readonly<Record<string, string>>;
    /** The field that identifies an item of a list, or sums up a group of fields. */
    summary?: string;
    /** What the editor shows for a closed item where that field alone is not enough: `{{count}} {{animals}}`. */
    shown?: string;
    /** Whether the text names a file in content/photos/. */
    isPhoto?: boolean;
    /** Whether the group is the spot of the photo beside it that must not be cut off, in per cent. */
    isSpot?: boolean;
    /** Whether the editor asks about the amount of rand when it moves by more than half. */
    asksAboutMoves?: boolean;
    /** Whether the field takes other spellings, such as 082 123 4567, than the one that its pattern describes. */
    hasOtherSpellings?: boolean;
    /** What the editor asks about a new value that may be right, and may be a mistake. */
    warning?: { readonly pattern: string; readonly question: string };
    /** Whether the day, or the year, must have come. */
    hasCome?: boolean;
    /** Whether the day must be within two years. */
    isWithinTwoYears?: boolean;
  }
}

/** Text without what nobody sees, up to a length. */
function visibleText(sentence: string, maxLength: number, spell = (given: string) => given) {
  return z
    .string(sentence)
    .overwrite((given) => spell(withoutInvisible(given)))
    .max(maxLength, `must have at most ${maxLength} characters`);
}

/**
 * Text that matches a pattern; one sentence says what is wrong with any other.
 * @param spell puts what people write into the one form of the pattern
 */
export function text(
  pattern: RegExp,
  sentence: string,
  maxLength: number,
  spell?: (given: string) => string,
) {
  return visibleText(sentence, maxLength, spell)
    .regex(pattern, { error: sentence, abort: true })
    .meta({ hasOtherSpellings: spell !== undefined });
}

/**
 * No angle brackets, which pages are written in, and no characters that nobody can see; those that are
 * copied along by accident are taken out before.
 */
export const visible =
  // oxlint-disable-next-line no-control-regex -- these are what it keeps out
  /^[^<>\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200c\u2028-\u202e\u2061-\u206f]*$/;

// The editor takes a pattern as bare text, without the flag that `\p` needs: what follows is checked
// before it saves, and in the build.
const invisible =
  /\p{M}{4}|[\p{Default_Ignorable_Code_Point}\p{Private_Use}\p{Surrogate}\p{Zl}\p{Zp}\u2800\ufffd]/u;
const emoji =
  /\u{1f3f4}[\u{e0061}-\u{e007a}]+\u{e007f}|\p{Emoji}\p{Emoji_Modifier}?\ufe0f?(\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*/gu;
export const isVisible = (words: string) => !invisible.test(words.replace(emoji, ''));

export const notWords = 'must be words, without < or > or invisible characters';

/** Words that visitors read; they have a letter or a digit. */
export function words(label: string, maxLength: number, hint?: string) {
  const hasWord = (words: string) => /[\p{L}\p{N}]/u.test(words);
  return text(visible, notWords, maxLength)
    .refine(isVisible, notWords)
    .refine(hasWord, 'must have a letter or a digit, or be empty')
    .meta({ label, hint });
}

/** Words of somebody else, which may be an emoji alone, or have < and >, since pages escape them. */
export function quotation(label: string, maxLength: number) {
  return visibleText(notWords, maxLength)
    .refine(
      (given) => visible.test(given.replace(/[<>]/g, '')) && isVisible(given),
      'must be without invisible characters',
    )
    .refine((given) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(given), 'must be words')
    .meta({ label });
}

/** A number within limits beyond which it can only be a slip, with a limited number of decimals. */
export function amount(
  label: string,
  min: number,
  max: number,
  decimals: 0 | 1 | 2 = 0,
  hint?: string,
) {
  const [kind, rest] =
    decimals === 0
      ? ['a whole number', '']
      : ['a number', `, with no more than ${decimals} digits after the comma`];
  const sentence = `must be ${kind} from ${min} to ${max}${rest}`;
  const number = z.number(sentence).min(min, sentence).max(max, sentence);
  return number.multipleOf(10 ** -decimals, sentence).meta({ label, hint });
}

/** A day as written in the file: 2026-03-31. */
export function day(label: string, hint?: string, more: z.GlobalMeta = {}) {
  return z.iso.date('must be a day such as 2026-03-31').meta({ label, hint, ...more });
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record);
}

/** One of several values, each with the owner's word for it. */
export function choice<Value extends string>(
  label: string,
  choices: Readonly<Record<Value, string>>,
) {
  const sentence = `must be one of these: ${Object.values(choices).join(', ')}`;
  return z.enum(keysOf(choices), sentence).meta({ label, choices });
}

/** A tick box; left empty, it leaves the question open. */
export function tick(label: string, more: z.GlobalMeta = {}) {
  return z
    .boolean('must be true or false')
    .optional()
    .meta({ label, ...more });
}

/** A field that may be empty, with its description. */
export function optional<Schema extends z.ZodType>(schema: Schema, more: z.GlobalMeta = {}) {
  return schema.optional().meta({ ...z.globalRegistry.get(schema), ...more });
}

/** The same, with a question to the owner while it is empty. */
export function asked<Schema extends z.ZodType>(
  schema: Schema,
  question: string,
  more: z.GlobalMeta = {},
) {
  return optional(schema, { ...more, question });
}

/** A field that pages rely on, with a question to the owner; only a site in preparation lacks the answer. */
export function needed<Schema extends z.ZodType>(
  schema: Schema,
  question: string,
  more: z.GlobalMeta = {},
) {
  return schema.meta({ ...more, question, isNeededToGoLive: true });
}

/** Whether no two of the items have the same value in a field. */
export function differIn<Key extends string>(key: Key) {
  return (items: readonly Readonly<Record<Key, string>>[]) =>
    differ(items.map((item) => item[key]));
}

/** Whether no two of the items are the same, but for capitals, spaces and full stops. */
export function differ(items: readonly unknown[]): boolean {
  const plain = items.map((item) => JSON.stringify(item).toLowerCase());
  return new Set(plain.map((item) => item.replace(/\s|\.(?!\d)/g, ''))).size === items.length;
}
