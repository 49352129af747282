/** The enquiry: its fields, their limits and rules, and how two of them are compared and merged. */
import * as z from 'zod/mini';
import { enquiryMistakes } from '@/content/enquiry';

/** The fields of the form, in the order in which they stand on the page. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** What stands in the fields of the form, as typed and not yet checked. */
export type Words = Readonly<Record<EnquiryField, string>>;

/** The most characters that each field takes, in UTF-16 units as browsers count them. */
export const fieldLimits = { name: 100, email: 255, phone: 20, message: 1000 } as const;

export const noWords: Words = { name: '', email: '', phone: '', message: '' };

/** Fills in every field by a function of its name. */
export function mapFields(value: (field: EnquiryField) => string): Words {
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  };
}

/** Whether two hold the same words, but for space around them. */
export function isSame(one: Words, other: Words): boolean {
  return enquiryFields.every((field) => one[field].trim() === other[field].trim());
}

// Every address that a mail server takes without quotation marks, in any alphabet. An atom or label
// cannot begin where another could end, so that no text makes the search slow.
const atoms = /^[^\s@.,:;<>()[\]"\\]+(?:\.[^\s@.,:;<>()[\]"\\]+)*/;
const domain = /@(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;
const emailAddress = new RegExp(atoms.source + domain.source, 'iu');

const enquiryShape = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, enquiryMistakes.nameRequired),
      z.maxLength(fieldLimits.name, enquiryMistakes.nameTooLong),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.regex(emailAddress, enquiryMistakes.emailInvalid),
      z.maxLength(fieldLimits.email, enquiryMistakes.emailTooLong),
    ),
  phone: z.string().check(z.trim(), z.maxLength(fieldLimits.phone, enquiryMistakes.phoneTooLong)),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, enquiryMistakes.messageRequired),
      z.maxLength(fieldLimits.message, enquiryMistakes.messageTooLong),
    ),
});

/** An enquiry that keeps the rules, trimmed. */
export type Enquiry = z.infer<typeof enquiryShape>;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** Checks what was typed: the trimmed enquiry, or the first broken rule of each field. */
export function checkEnquiry(
  words: Words,
): { enquiry: Enquiry; errors?: undefined } | { enquiry?: undefined; errors: EnquiryErrors } {
  const parsed = enquiryShape.safeParse(words);
  if (parsed.success) return { enquiry: parsed.data };
  const errors: EnquiryErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = enquiryFields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return { errors };
}

/** A number that stands for an enquiry and its subject; the same for the same words. */
export function fingerprint(words: Words, subject: string): string {
  const text = JSON.stringify([subject, ...enquiryFields.map((field) => words[field].trim())]);
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return hash.toString(36);
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
