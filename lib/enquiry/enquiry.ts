/** The enquiry: how it is read from the form, checked, and written as text. */
import { cleanText } from '@/text/clean-text';
import { type EnquiryField, emptyValues, rules, settingsOf } from './fields';

/** The values of the fields as typed, not yet checked. */
export type FieldValues = Readonly<Record<EnquiryField, string>>;

/** In the order of the page. */
export const enquiryFields = Object.keys(emptyValues).filter(
  (key): key is EnquiryField => key in emptyValues,
);

/** Whether every field has its initial value. */
export function isEmpty(values: FieldValues): boolean {
  return enquiryFields.every((field) => values[field] === emptyValues[field]);
}

/** Reads the form's own controls, since an extension may add one of the same name. */
export function readValues(form: HTMLFormElement): FieldValues {
  const values: Record<EnquiryField, string> = { ...emptyValues };
  for (const field of enquiryFields) {
    const control = form.querySelector<HTMLInputElement>(`#${field}`);
    if (control) values[field] = control.value;
  }
  return values;
}

/** The text of a field as it is checked and sent: cleaned, trimmed, and on one line except for the message. */
export function readText(field: EnquiryField, values: FieldValues): string {
  const text = cleanText(values[field]).trim();
  return field === 'message' ? text : text.replace(/\s+/g, ' ');
}

/** The enquiry as text, one line for each field that is not empty. */
export function writeMessage(values: FieldValues): string {
  const lines = enquiryFields.map((field) => readText(field, values));
  // Links cannot carry half a surrogate pair.
  return lines
    .filter(Boolean)
    .join('\n')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The mistakes by field. */
export type Mistakes = Readonly<Partial<Record<EnquiryField, string>>>;

/** Checks the cleaned texts, and their length as typed, which `maxlength` limits too. */
export function findMistakes(values: FieldValues): Mistakes {
  const mistakes: Partial<Record<EnquiryField, string>> = {};
  for (const field of enquiryFields) {
    const [pattern, mistake, tooLong] = rules[field];
    const { maxLength = Number.POSITIVE_INFINITY } = settingsOf(field);
    if (!pattern.test(readText(field, values))) mistakes[field] = mistake;
    else if (values[field].trim().length > maxLength) mistakes[field] = tooLong;
  }
  return mistakes;
}

declare const checked: unique symbol;
/** Values without a mistake, the only ones that can be sent: only `isEnquiry` gives them this type. */
export type Enquiry = FieldValues & { readonly [checked]: true };

export function isEnquiry(values: FieldValues): values is Enquiry {
  return Object.keys(findMistakes(values)).length === 0;
}
