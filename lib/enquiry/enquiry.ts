/** The enquiry: its fields, their limits and rules, and how two of them are compared and merged. */
import * as z from 'zod/mini';
import { enquiryMistakes } from '@/content/enquiry';

/** The fields of the form, in the order in which they stand on the page. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** What stands in the fields of the form, as typed and not yet checked. */
export type Words = Readonly<Record<EnquiryField, string>>;

interface FieldSettings {
  /** Its name in the form data, and in the template of the email. */
  readonly parameter: string;
  /** In UTF-16 units, as browsers count them. */
  readonly maxLength: number;
  readonly required?: true;
  /** Of a field of one line; one without a type has several lines. */
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
}

export const fieldSettings = {
  name: {
    parameter: 'from_name',
    maxLength: 100,
    required: true,
    type: 'text',
    autoComplete: 'name',
  },
  email: {
    parameter: 'from_email',
    maxLength: 255,
    required: true,
    type: 'email',
    autoComplete: 'email',
  },
  phone: { parameter: 'phone', maxLength: 20, type: 'tel', autoComplete: 'tel' },
  message: { parameter: 'message', maxLength: 1000, required: true },
} as const satisfies Readonly<Record<EnquiryField, FieldSettings>>;

/** Fills in every field by a function of its name. */
export function mapFields(value: (field: EnquiryField) => string): Words {
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  };
}

export const noWords = mapFields(() => '');

/** Whether two hold the same words, but for space around them. */
export function isSame(one: Words, other: Words): boolean {
  return enquiryFields.every((field) => one[field].trim() === other[field].trim());
}

// Every address that a mail server takes without quotation marks, in any alphabet. An atom or label
// cannot begin where another could end, so that no text makes the search slow.
const atoms = /^[^\s@.,:;<>()[\]"\\]+(?:\.[^\s@.,:;<>()[\]"\\]+)*/;
const domain = /@(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;
const emailAddress = new RegExp(atoms.source + domain.source, 'iu');

/** What a field may hold: trimmed, and then checked by its own rules before its length. */
function textShape(field: EnquiryField, tooLong: string, ...rules: z.core.$ZodCheck<string>[]) {
  const { maxLength } = fieldSettings[field];
  return z.string().check(z.trim(), ...rules, z.maxLength(maxLength, tooLong));
}

const mistakes = enquiryMistakes;
const enquiryShape = z.object({
  name: textShape('name', mistakes.nameTooLong, z.minLength(1, mistakes.nameRequired)),
  email: textShape('email', mistakes.emailTooLong, z.regex(emailAddress, mistakes.emailInvalid)),
  phone: textShape('phone', mistakes.phoneTooLong),
  message: textShape('message', mistakes.messageTooLong, z.minLength(1, mistakes.messageRequired)),
});

/** An enquiry that keeps the rules, trimmed. */
export type Enquiry = z.infer<typeof enquiryShape>;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** Checks what was typed: the trimmed enquiry, or the first broken rule of each field. */
export function checkEnquiry(words: Words): { enquiry?: Enquiry; errors: EnquiryErrors } {
  const { data: enquiry, error } = enquiryShape.safeParse(words);
  const errors: EnquiryErrors = {};
  for (const field of enquiryFields) {
    const issue = error?.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = issue.message;
  }
  return enquiry ? { enquiry, errors } : { errors };
}

/**
 * An older draft together with newer words: neither message is lost, and of the other fields the
 * newer one counts.
 */
export function mergeWords(older: Words, newer: Words): Words {
  const merged = mapFields((field) => newer[field] || older[field]);
  if (merged.message.includes(older.message.trim())) return merged;
  if (older.message.includes(newer.message.trim())) return { ...merged, message: older.message };
  return { ...merged, message: `${older.message}\n${newer.message}` };
}

/** What is left of the words without those that were sent or are to be discarded. */
export function wordsWithout(words: Words, gone: Words): Words {
  if (isSame(words, gone)) return noWords;
  const message = words.message.trim();
  const goneMessage = gone.message.trim();
  if (!message.startsWith(goneMessage)) return words;
  return { ...words, message: message.slice(goneMessage.length).trimStart() };
}

/** The drafts with these words in the place of those before. Words of other tabs stay. */
export function withDraft(
  drafts: readonly Words[],
  words: Words,
  wordsBefore: Words,
): readonly Words[] {
  const isStored = drafts.some((draft) => isSame(draft, words));
  const kept = drafts.filter((draft) => isSame(draft, words) || !isSame(draft, wordsBefore));
  return isStored || isSame(words, noWords) ? kept : [...kept, words];
}
