/** The kinds of fields in facts, and the properties that describe a field. */
import * as z from 'zod';
import { isPlaceholder, isYesOrNo } from './placeholders';
import type { Spelling } from './spelling';
import { writeNumber } from './write-number';

declare module 'zod' {
  interface GlobalMeta {
    /** What the owner calls the field. */
    label?: string;
    /** How to fill it in. */
    hint?: string | undefined;
    /** Asked until the owner answers. */
    question?: string;
    /** Whether the site is in preparation while the question is open. */
    isNeededToGoLive?: boolean;
    /** Whether no two farms can have the same answer, so that the example farm's is a copy. */
    isPersonal?: boolean;
    /** Shows how to write the answer, and is none. */
    example?: string;
    /** The name of the tick beside the field that answers "we have none". */
    orTick?: string;
    /** The day beside the list that, without items in it, answers "we have none". */
    orDay?: { readonly field: string; readonly label: string };
    /** The name of the tick in the group, or in each item of the list, without which the question stays open. */
    untilTicked?: string;
    /** What the owner calls each choice of an enum. */
    choices?: Readonly<Record<string, string>>;
    /** The field that sums up an item of a list, or a group of fields. */
    summary?: string;
    /** The field by which an item of the list is found again in another version of its file. */
    key?: string;
    /** The fields of the group that are one answer: if two phones change them, those of one are kept. */
    together?: 'all' | readonly string[];
    /** Whether the text names a file in content/photos/. */
    isPhoto?: boolean;
    /** The choices of a field beside it that leave nothing to fill in: the form hides and empties this field. */
    emptyIf?: { readonly field: string; readonly choices: readonly string[] };
    /** The phone keyboard for the text, which is then one line. */
    keyboard?: 'email' | 'tel' | 'url';
    /** Whether the group is the focal point of the photo beside it, in per cent. */
    isSpot?: boolean;
    /** What the amount counts: `months`, `rand per ton`. */
    unit?: string;
    /** What an amount of rand is per, by the choice in `per` beside it, with the least and the most that it may be. */
    limitsPer?: Readonly<Record<string, readonly [min: number, max: number]>>;
    /** The field beside it that takes the end of hours written as one, such as `8 to 5`. */
    hoursUntil?: string;
    /** The text beside it in which people write the amount too, and what reads it there. */
    alsoIn?: {
      readonly field: string;
      readonly label: string;
      readonly read: (text: string) => number | undefined;
    };
    /** The service that the amount is the price of. */
    service?: { readonly name: string; readonly unit: 'hectare' | 'ton' | 'kilometre' };
    /** Whether the editor asks about an amount of rand that changes by more than half. */
    asksAboutMoves?: boolean;
    /** The editor asks about a higher amount of rand; of a lot, if it is priced by the kilogram. */
    maxUsualRand?: number;
    /** What the editor asks about a new value that may be a mistake. */
    warning?: { readonly pattern: string; readonly question: string };
    /** Whether the day, or the year, must not be later than today. */
    isPast?: boolean;
    /** Whether the site hides the group once the day has passed. */
    isLastDay?: boolean;
  }
}

type Meta = z.GlobalMeta;

/** Signs that phones show as boxes, and letters under a heap of marks. */
const unreadable = /\p{M}{4}|[\p{Co}\p{Cs}\ufffd]/u;

/** Text that a reader spells as the site does, or refuses. */
export function spelled(label: string, maxLength: number, read: (written: string) => Spelling) {
  const problemOf = (written: unknown) => read(String(written)).problem;
  return z
    .string({ error: () => problemOf('') })
    .overwrite((written) => read(written).text ?? written)
    .refine((written) => !unreadable.test(written), {
      error: 'must not contain signs that phones cannot show',
      abort: true,
    })
    .refine((written) => !problemOf(written), {
      error: ({ input }) => problemOf(input),
      abort: true,
    })
    .max(maxLength, `must have at most ${maxLength} characters`)
    .meta({ label });
}

/** Text that matches a pattern. @param sentence the mistake in any other text */
export function text(label: string, pattern: RegExp, sentence: string, maxLength: number) {
  return spelled(label, maxLength, (written) =>
    pattern.test(written) ? { text: written } : { problem: sentence },
  );
}

/** Text in the owner's words: with a letter or a digit, without HTML, and no placeholder. */
export function freeText(label: string, maxLength: number, hint?: string) {
  const pattern = /^(?!.*<[/!a-z]).*[\p{L}\p{N}]/isu;
  return text(label, pattern, 'must be plain text, without HTML', maxLength)
    .refine((written) => !isPlaceholder(written), 'must be an answer: write one, or clear it')
    .meta({ label, hint });
}

/**
 * A number within limits beyond which it must be a mistake, with a limited number of decimals.
 * @param unit what it counts, as `readAmount` in lib/numbers/ knows it
 */
export function amount(
  label: string,
  unit: string,
  min: number,
  max: number,
  decimals: 0 | 1 | 2 = 0,
  hint?: string,
) {
  const kind = decimals === 0 ? 'a whole number' : 'a number';
  const digits = decimals === 1 ? '1 digit' : `${decimals} digits`;
  const rest = decimals === 0 ? '' : `, with at most ${digits} after the comma`;
  const sentence = `must be ${kind} from ${writeNumber(min)} to ${writeNumber(max)}${rest}`;
  const number = z.number(sentence).min(min, sentence).max(max, sentence);
  return number.multipleOf(10 ** -decimals, sentence).meta({ label, unit, hint });
}

/** A day such as 2026-03-31. */
export function day(label: string, more: Meta = {}) {
  return z.iso.date('must be a day such as 2026-03-31').meta({ label, ...more });
}

/** The last day on which the site shows the group around it. @param group the owner's word for that group */
export function lastDay(label: string, group: string, hint = '') {
  const hidden = `${hint}The site hides ${group} from the day after.`;
  return optional(day(label, { hint: hidden, isLastDay: true }));
}

/** The keys of a record, in order. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record);
}

/** One of several values, each with its label for the owner. */
export function choice<Value extends string>(
  label: string,
  choices: Readonly<Record<Value, string>>,
) {
  const sentence = `must be one of these: ${Object.values(choices).join(', ')}`;
  return z.enum(keysOf(choices), sentence).meta({ label, choices });
}

/** A tick box, which is empty or set. */
export function tick(label: string, more: Meta = {}) {
  return z
    .boolean('must be true or false')
    .optional()
    .meta({ label, ...more });
}

/** What the editor gives an item to find it again; in a file, `withIds` gives it to items without one. */
export const id = optional(text('Id', /^[a-z\d]+$/, 'must be small letters and digits', 8));

/** A list of `min` to `max` items, no two alike. An item that is summed up has an id, unless the list has a key. */
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  [min, max]: readonly [min: number, max: number],
  more: Meta = {},
) {
  return z
    .array(item)
    .min(min, `must have at least ${min}`)
    .max(max, `must have at most ${max}`)
    .refine((items) => differ(items), 'must not have the same item twice')
    .meta({ label, ...(more.summary && { key: 'id' }), ...more });
}

/** A field that may be empty. */
export function optional<Field extends z.ZodType>(field: Field, more: Meta = {}) {
  return field.optional().meta({ ...z.globalRegistry.get(field), ...more });
}

/** A field that may be empty. While it is, the owner is asked the question. */
export function asked<Field extends z.ZodType>(field: Field, question: string, more: Meta = {}) {
  return optional(field, { ...more, question });
}

/** A field without which the site cannot go live. While it is empty, the owner is asked the question. */
export function needed<Field extends z.ZodType>(field: Field, question: string, more: Meta = {}) {
  return field
    .refine((answer) => !isYesOrNo(answer), 'must say more than yes or no')
    .meta({ ...more, question, isNeededToGoLive: true });
}

/** Whether all items differ by more than ids, capitals, spaces and full stops. */
export function differ(items: readonly unknown[]): boolean {
  const withoutId = (name: string, part: unknown) => (name === 'id' ? undefined : part);
  const plain = items.map((item) => JSON.stringify(item, withoutId).toLowerCase());
  return new Set(plain.map((item) => item.replace(/\s|\.(?!\d)/g, ''))).size === items.length;
}
