import type { EnquiryField } from '@/lib/enquiry/schema';

/** What stands in the form's fields, as typed; empty text where there is no form or field. */
export function readEnquiry(form: HTMLFormElement | null): Record<EnquiryField, string> {
  const data = form ? new FormData(form) : new FormData();
  const typed = (field: EnquiryField) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    message: typed('message'),
  };
}
