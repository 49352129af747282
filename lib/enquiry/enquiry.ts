/** The enquiry: its fields, their limits and rules. */
import { enquiryMistakes as copy } from '@/content/enquiry';
import { cleanText } from '@/facts/schema/clean-text';

/** The fields of the form in the order of the page. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** The values of the fields as typed, not yet checked. */
export type FieldValues = Readonly<Record<EnquiryField, string>>;

// Any character but spaces and invisible ones: zero-width, filler, direction mark.
const visibleCharacter = String.raw`[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`;

/**
 * The name of each field in the form data and the email's template, and the rules that browsers enforce without
 * scripts: lengths in UTF-16 units, a pattern for the whole text.
 */
export const fieldSettings = {
  name: {
    name: 'from_name',
    maxLength: 100,
    required: true,
    pattern: `.*${visibleCharacter}.*`,
    autoComplete: 'name',
  },
  email: {
    name: 'from_email',
    maxLength: 255,
    required: true,
    // Browsers accept an address without a dot.
    pattern: '.+@.+[.].+',
    type: 'email',
    autoComplete: 'email',
  },
  phone: { name: 'phone', maxLength: 20, type: 'tel', autoComplete: 'tel' },
  message: { name: 'message', maxLength: 1000, required: true },
} as const satisfies Readonly<Record<EnquiryField, object>>;

export const emptyValues = { name: '', email: '', phone: '', message: '' } as const;

/** Whether every field is empty. */
export function isEmpty(values: FieldValues): boolean {
  return enquiryFields.every((field) => !values[field]);
}

/** Reads the fields of a form by their ids, since a control that an extension adds may have the same name. */
export function readValues(form: HTMLFormElement): FieldValues {
  const values: Record<EnquiryField, string> = { ...emptyValues };
  for (const field of enquiryFields)
    values[field] = form.querySelector<HTMLInputElement>(`#${field}`)?.value ?? '';
  return values;
}

/** The text of a field as it is checked and sent: cleaned, without spaces around it, on one line but for the message. */
export function readText(field: EnquiryField, values: FieldValues): string {
  const text = cleanText(values[field]).trim();
  return field === 'message' ? text : text.replace(/\s+/g, ' ');
}

// Every address that a mail server accepts without quotation marks, in any alphabet, with its marks and joiners. An
// atom or label cannot begin where another could end, so that no text makes the search slow.
const atoms = /^[^\s@.,:;<>()[\]"\\]+(?:\.[^\s@.,:;<>()[\]"\\]+)*/;
const domain =
  /@(?:[\p{L}\p{M}\p{N}\u200c\u200d]+(?:-+[\p{L}\p{M}\p{N}\u200c\u200d]+)*\.)+(?:[\p{L}\p{M}\u200c\u200d]{2,}|xn--[a-z\d-]+)$/u;
const emailAddress = new RegExp(atoms.source + domain.source, 'iu');

/** What a text must match, the mistake if it does not, and the mistake if what was typed is too long. */
const rules = {
  name: [/./, copy.nameRequired, copy.nameTooLong],
  email: [emailAddress, copy.emailInvalid, copy.emailTooLong],
  phone: [/^/, '', copy.phoneTooLong],
  message: [/./, copy.messageRequired, copy.messageTooLong],
} as const;

/** What is wrong, by field. */
export type Mistakes = Readonly<Partial<Record<EnquiryField, string>>>;

/** Checks the texts; their length as typed, which the fields limit too. */
export function findMistakes(values: FieldValues): Mistakes {
  const mistakes: Partial<Record<EnquiryField, string>> = {};
  for (const field of enquiryFields) {
    const [pattern, mistake, tooLong] = rules[field];
    if (!pattern.test(readText(field, values))) mistakes[field] = mistake;
    else if (values[field].trim().length > fieldSettings[field].maxLength)
      mistakes[field] = tooLong;
  }
  return mistakes;
}

declare const checked: unique symbol;
/** Values without a mistake, which alone can be sent: only `isEnquiry` gives them this type. */
export type Enquiry = FieldValues & { readonly [checked]: true };

export function isEnquiry(values: FieldValues): values is Enquiry {
  return Object.keys(findMistakes(values)).length === 0;
}
