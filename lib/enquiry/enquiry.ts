/** The enquiry: its fields, their limits and rules, and how two of them are compared. */
import * as z from 'zod/mini';
import { enquiryMistakes as mistakes } from '@/content/enquiry';

/** The fields of the form in the order of the page. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** The values of the fields as typed, not yet checked. */
export type FieldValues = Readonly<Record<EnquiryField, string>>;

interface FieldSettings {
  /** Its name in the form data, and in the template of the email. */
  readonly parameter: string;
  /** In UTF-16 units, as browsers count them. */
  readonly maxLength: number;
  readonly required?: true;
  /** A regular expression that the whole text matches; browsers hold to it without scripts. */
  readonly pattern?: string;
  /** The type of a one-line input; a field without a type is a textarea. */
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
}

// Neither a space, nor one of the characters that show nothing: zero-width, filler, direction mark.
const visibleCharacter = String.raw`[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`;

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
    type: 'email',
    autoComplete: 'email',
  },
  phone: { parameter: 'phone', maxLength: 20, type: 'tel', autoComplete: 'tel' },
  message: { parameter: 'message', maxLength: 1000, required: true },
} as const satisfies Readonly<Record<EnquiryField, FieldSettings>>;

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

/** Whether all values are equal apart from white space. */
export function isSame(one: FieldValues, other: FieldValues): boolean {
  const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');
  return enquiryFields.every((field) => spaced(one[field]) === spaced(other[field]));
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

const visible = (mistake: string) => z.regex(new RegExp(visibleCharacter, 'u'), mistake);

export const enquiryShape = z
  .object({
    name: textShape('name', mistakes.nameTooLong, visible(mistakes.nameRequired)),
    email: textShape('email', mistakes.emailTooLong, z.regex(emailAddress, mistakes.emailInvalid)),
    phone: textShape('phone', mistakes.phoneTooLong),
    message: textShape('message', mistakes.messageTooLong, visible(mistakes.messageRequired)),
  })
  .brand<'Enquiry'>();

/** An enquiry that keeps the rules, trimmed. Only the check makes one. */
export type Enquiry = Readonly<z.infer<typeof enquiryShape>>;
export type EnquiryErrors = Readonly<Partial<Record<EnquiryField, string>>>;

/** Checks what was typed: the trimmed enquiry, or the first broken rule of each field. */
export function checkEnquiry(
  values: FieldValues,
): { enquiry: Enquiry } | { errors: EnquiryErrors } {
  const { data: enquiry, error } = enquiryShape.safeParse(values);
  if (enquiry) return { enquiry };
  const broken = enquiryFields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path[0] === field);
    return issue ? [[field, issue.message] as const] : [];
  });
  return { errors: Object.fromEntries(broken) };
}
