/** The fields of the form, in the order in which they stand on the page. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** What stands in the fields of the form, as typed and not yet checked. */
export type TypedEnquiry = Readonly<Record<EnquiryField, string>>;

export const nothingTyped: TypedEnquiry = { name: '', email: '', phone: '', message: '' };

/** Makes an enquiry field by field. */
export function mapFields(value: (field: EnquiryField) => string): TypedEnquiry {
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  };
}

/** Whether two enquiries say the same, but for space around their fields. */
export function isSame(one: TypedEnquiry, other: TypedEnquiry): boolean {
  return enquiryFields.every((field) => one[field].trim() === other[field].trim());
}
