/** The kinds of fields in facts, and the metadata of a field. */
import * as z from 'zod';
import { writeNumber } from '@/text/write-number';
import { writeOpenAnswer } from '../open-answer';

declare module 'zod' {
  interface GlobalMeta {
    /** What the owner calls the field. */
    label?: string;
    /** How to fill it in. */
    hint?: string | undefined;
    /** The question to the owner, where the label does not say enough. */
    question?: string;
    /** Whether the site cannot go live while the field is empty. */
    isNeeded?: boolean;
    /** What a number counts: `rand per hectare`. */
    unit?: string | undefined;
    /** What the owner calls each choice. */
    choices?: Readonly<Record<string, string>>;
    /** The fields that sum up an item of a list, or a group of fields. */
    summary?: readonly string[];
    /** Whether the text names a file in content/photos/: one of ours in its folder `illustrations`, or the owner's. */
    isPhoto?: boolean;
    /** Whether the photo must not be upright, since it spans the top of a page. */
    isLandscape?: boolean | undefined;
    /** The on-screen keyboard for the text, which is then one line. */
    keyboard?: 'email' | 'tel' | 'url';
    /** Whether the group is the focal point of the photo beside it, in per cent. */
    isSpot?: boolean;
    /** The unit of the service that the amount prices. */
    service?: 'hectare' | 'ton' | 'kilometre';
    /** Whether an item of a list shows the field beside its closed line. */
    isBeside?: boolean;
    /** Whether the date or year must not be later than today. */
    isPast?: boolean;
  }
}

type Meta = z.GlobalMeta;

/** Text that matches a pattern. @param sentence the error for any other text */
export function text(label: string, pattern: RegExp, sentence: string, maxLength: number) {
  return z
    .string(sentence)
    .regex(pattern, { error: sentence, abort: true })
    .max(maxLength, `must have at most ${maxLength} characters`)
    .meta({ label });
}

/** What people write when they have no answer. */
const noAnswer =
  /^(n\/?a|n\.?v\.?t|nil|none|geen|unknown|test|later|tb[acd]|to be (announced|confirmed|decided)|todo|x+)\.?$/i;

/** Text in the owner's words: with a letter or a digit, and without HTML. */
export function freeText(label: string, maxLength: number, hint?: string) {
  return text(label, /[\p{L}\p{N}]/u, 'must have letters or digits', maxLength)
    .refine((written) => !/<[/!a-z]/i.test(written), 'must be plain text, without HTML')
    .refine(
      (written) => !noAnswer.test(written),
      'says nothing: write the answer, or leave the field empty',
    )
    .meta({ label, hint });
}

/** A number within plausible limits, with at most `decimals` digits after the comma. */
export function amount(
  label: string,
  [min, max]: readonly [number, number],
  { decimals = 0, unit, hint }: { decimals?: 0 | 1 | 2; unit?: string; hint?: string } = {},
) {
  const kind = decimals === 0 ? 'a whole number' : 'a number';
  const digits = decimals === 1 ? '1 digit' : `${decimals} digits`;
  const rest = decimals === 0 ? '' : `, with at most ${digits} after the comma`;
  const sentence = `must be ${kind} from ${writeNumber(min)} to ${writeNumber(max)}${rest}`;
  // Names no number, since the owner would copy it; the editor suggests what was meant, if it can.
  const alone = 'must be the number alone';
  const number = z.number({ error: ({ input }) => (typeof input === 'string' ? alone : sentence) });
  const within = number.min(min, sentence).max(max, sentence);
  return within.multipleOf(10 ** -decimals, sentence).meta({ label, unit, hint });
}

/** A time such as 07:30. */
export const time = (label: string) =>
  z.iso.time({ precision: -1, error: 'must be a time such as 07:30', abort: true }).meta({ label });

/** A date such as 2026-03-31. */
export function day(label: string, more: Meta = {}) {
  return z.iso.date('must be a date such as 2026-03-31').meta({ label, ...more });
}

/** The last day on which the site shows the group around it. @param group the owner's word for that group */
export function lastDay(label: string, group: string, hint = '') {
  const hidden = `${hint}The site hides ${group} from the day after.`;
  return day(label, { hint: hidden }).optional();
}

/** The keys of a record, in order. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record);
}

/** The choices as the form and the file spell them: `One way ("oneWay")`. */
export const listChoices = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices)
    .map(([value, name]) => `${name} ("${value}")`)
    .join(', ');

/** One of several values, each with its label for the owner. */
export function choice<Value extends string>(
  label: string,
  choices: Readonly<Record<Value, string>>,
) {
  const sentence = `must be one of these: ${listChoices(choices)}`;
  return z.enum(keysOf(choices), sentence).meta({ label, choices });
}

/** Whether a business charges VAT. @param prices such as `garlic prices` @param hint what may be zero-rated */
export function vat(label: string, prices: string, hint = '') {
  const choices = { included: 'My prices include VAT', none: 'Not registered for VAT' };
  return choice(label, choices)
    .optional()
    .meta({
      question: `Do the ${prices} include VAT, or is that business not registered for VAT?`,
      hint: `R1 000 without VAT is R1 150 with it.${hint}`,
    });
}

/** True, or absent. */
export const tick = (label: string, more: Meta = {}) =>
  z
    .boolean('must be true or false')
    .meta({ label, ...more })
    .optional();

/** A list of at most `max` items, no two alike. */
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  max: number,
  more: Meta = {},
) {
  return z
    .array(item)
    .max(max, `must have at most ${max} items`)
    .refine((items) => differ(items), 'must not have the same item twice')
    .meta({ label, ...more });
}

/**
 * A text without which the site cannot go live; only for top-level fields of a file. While it is empty, a preview shows
 * its label in brackets.
 */
export function needed(field: z.ZodString, question: string, more: Meta = {}) {
  const { label = '' } = z.globalRegistry.get(field) ?? {};
  return field.default(writeOpenAnswer(label)).meta({ ...more, question, isNeeded: true });
}

/** Whether all items differ, ignoring capitals, spaces and full stops. */
export function differ(items: readonly unknown[]): boolean {
  const plain = items.map((item) => JSON.stringify(item).toLowerCase());
  return new Set(plain.map((item) => item.replace(/\s|\.(?!\d)/g, ''))).size === items.length;
}
