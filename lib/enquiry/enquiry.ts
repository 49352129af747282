/** The enquiry: its fields, their limits and rules. */
import { enquiryMistakes as mistakes } from '@/content/enquiry';

/** The fields of the form in the order of the page. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** The values of the fields as typed, not yet checked. */
export type FieldValues = Readonly<Record<EnquiryField, string>>;

// Any character but spaces and invisible ones: zero-width, filler, direction mark.
const visibleCharacter = String.raw`[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`;

/**
 * The name of each field in the form data and the email's template, and the rules that browsers enforce without
 * scripts: lengths in UTF-16 units, a pattern for the whole text. A field without a type is a textarea.
 */
export const fieldSettings = {
  name: {
    parameter: 'from_name',
    maxLength: 100,
    required: true,
    pattern: `.*${visibleCharacter}.*`,
    type: 'text',
    autoComplete: 'name',
  },
  email: {
    parameter: 'from_email',
    maxLength: 255,
    required: true,
    // Browsers accept an address without a dot.
    pattern: '.+@.+[.].+',
    type: 'email',
    autoComplete: 'email',
  },
  phone: { parameter: 'phone', maxLength: 20, type: 'tel', autoComplete: 'tel' },
  message: { parameter: 'message', maxLength: 1000, required: true },
} as const satisfies Readonly<Record<EnquiryField, object>>;

/** An object with a value for each field, computed from its name. */
export function mapFields(value: (field: EnquiryField) => string): FieldValues {
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  };
}

export const emptyValues = mapFields(() => '');

/** Whether every field is empty. */
export function isEmpty(values: FieldValues): boolean {
  return enquiryFields.every((field) => !values[field]);
}

// Every address that a mail server accepts without quotation marks, in any alphabet. An atom or label
// cannot begin where another could end, so that no text makes the search slow.
const atoms = /^[^\s@.,:;<>()[\]"\\]+(?:\.[^\s@.,:;<>()[\]"\\]+)*/;
const domain = /@(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;
const emailAddress = new RegExp(atoms.source + domain.source, 'iu');

const isVisible = (text: string) => new RegExp(visibleCharacter, 'u').test(text);
const isEmailAddress = (text: string) => emailAddress.test(text);

/** The test of a trimmed text, the mistake if it fails, and the mistake if the text is too long. */
const rules = {
  name: [isVisible, mistakes.nameRequired, mistakes.nameTooLong],
  email: [isEmailAddress, mistakes.emailInvalid, mistakes.emailTooLong],
  phone: [undefined, undefined, mistakes.phoneTooLong],
  message: [isVisible, mistakes.messageRequired, mistakes.messageTooLong],
} as const;

function findMistake(field: EnquiryField, text: string): string | undefined {
  const [isValid, mistake, tooLong] = rules[field];
  if (isValid?.(text) === false) return mistake;
  return text.length > fieldSettings[field].maxLength ? tooLong : undefined;
}

/** An enquiry that obeys the rules, trimmed, as the check returns it. */
export type Enquiry = FieldValues;
export type EnquiryErrors = Readonly<Partial<Record<EnquiryField, string | undefined>>>;

/** Checks the typed values. @returns the trimmed enquiry, or the mistake of each field */
export function checkEnquiry(
  values: FieldValues,
): { enquiry: Enquiry } | { errors: EnquiryErrors } {
  const enquiry = mapFields((field) => values[field].trim());
  const found = enquiryFields.map((field) => [field, findMistake(field, enquiry[field])] as const);
  return found.some(([, mistake]) => mistake) ? { errors: Object.fromEntries(found) } : { enquiry };
}
