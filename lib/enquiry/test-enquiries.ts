import { checkEnquiry, type Enquiry, type FieldValues } from './enquiry';

/** Makes an enquiry as the form does. @throws if it breaks a rule */
export function enquiryOf(values: Partial<FieldValues>): Enquiry {
  const ann = { name: 'Ann', email: 'ann@example.com', phone: '', message: 'Hello' };
  const checked = checkEnquiry({ ...ann, ...values });
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.enquiry;
}
