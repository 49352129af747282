/** The words in the fields of the form, read and written as they stand. */
import { type EnquiryField, enquiryFields, mapFields, type Words } from '@/lib/enquiry/enquiry';

/** The control of a field, or of anything else that has a name in the form. */
export function controlOf(
  form: HTMLFormElement | null,
  name: EnquiryField | 'trap',
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = form?.elements.namedItem(name);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control : undefined;
}

export function readWords(form: HTMLFormElement | null): Words {
  return mapFields((field) => controlOf(form, field)?.value ?? '');
}

/** Leaves a field alone that holds its words already, and so the caret in it. */
export function writeWords(form: HTMLFormElement, words: Words): void {
  for (const field of enquiryFields) {
    const control = controlOf(form, field);
    if (control && control.value !== words[field]) control.value = words[field];
  }
}
