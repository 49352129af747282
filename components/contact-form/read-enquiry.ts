import {
  enquiryFields,
  mapFields,
  nothingTyped,
  type TypedEnquiry,
} from '@/lib/enquiry/typed-enquiry';

/** The control of a field, if the form has it. */
export function controlOf(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = form?.elements.namedItem(name);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control : undefined;
}

/** What stands in the form's fields, as typed; empty text where there is no form or field. */
export function readEnquiry(form: HTMLFormElement | null): TypedEnquiry {
  if (!form) return nothingTyped;
  const data = new FormData(form);
  return mapFields((field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  });
}

/** Puts an enquiry into the form's fields. */
export function writeEnquiry(form: HTMLFormElement | null, enquiry: TypedEnquiry): void {
  for (const field of enquiryFields) {
    const control = controlOf(form, field);
    if (control && control.value !== enquiry[field]) control.value = enquiry[field];
  }
}
