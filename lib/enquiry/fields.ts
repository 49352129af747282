/** The fields of the enquiry: form, record, checks and email follow these tables. */
import { enquiryMistakes as copy } from '@/content/enquiry';

/** The values of the fields as the page is served, in its order. */
export const emptyValues = { name: '', email: '', phone: '', message: '' } as const;

export type EnquiryField = keyof typeof emptyValues;

/**
 * The attributes of a field's control: its name in the form data and the email's template, and the rules that browsers
 * enforce without scripts: lengths in UTF-16 units, a pattern for the whole text.
 */
interface FieldSettings {
  readonly name: string;
  readonly type?: 'email' | 'tel';
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly autoComplete?: string;
}

// Any character except spaces and invisible ones: zero-width, filler, direction mark.
const visibleCharacter = String.raw`[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`;

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
    // Browsers accept a domain without a dot.
    pattern: '.+@.+[.].+',
    type: 'email',
    autoComplete: 'email',
  },
  phone: { name: 'phone', maxLength: 20, type: 'tel', autoComplete: 'tel' },
  message: { name: 'message', maxLength: 1000, required: true },
} as const satisfies Readonly<Record<EnquiryField, FieldSettings>>;

/** The settings of a field, of one type for all fields. */
export const settingsOf = (field: EnquiryField): FieldSettings => fieldSettings[field];

// Every email address that a mail server accepts without quotation marks, in any script, with combining marks and
// joiners. Atoms and labels cannot contain their separators, so the pattern never backtracks far.
const atoms = /^[^\s@.,:;<>()[\]"\\]+(?:\.[^\s@.,:;<>()[\]"\\]+)*/;
const domain =
  /@(?:[\p{L}\p{M}\p{N}\u200c\u200d]+(?:-+[\p{L}\p{M}\p{N}\u200c\u200d]+)*\.)+(?:[\p{L}\p{M}\u200c\u200d]{2,}|xn--[a-z\d-]+)$/u;
const emailAddress = new RegExp(atoms.source + domain.source, 'iu');

/** What a text must match, the mistake if it does not, and the mistake if what was typed is too long. */
export const rules: Readonly<Record<EnquiryField, readonly [RegExp, string, string]>> = {
  name: [/./, copy.nameRequired, copy.nameTooLong(fieldSettings.name.maxLength)],
  email: [emailAddress, copy.emailInvalid, copy.emailTooLong(fieldSettings.email.maxLength)],
  phone: [/^/, '', copy.phoneTooLong(fieldSettings.phone.maxLength)],
  message: [/./, copy.messageRequired, copy.messageTooLong(fieldSettings.message.maxLength)],
};
