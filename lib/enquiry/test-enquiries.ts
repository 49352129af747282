import { type Enquiry, type FieldValues, isEnquiry } from './enquiry';

/** Where the enquiries of tests go. */
export const delivery = {
  subject: 'JLDT Bonsmara Inquiry',
  toEmail: 'farm@example.com',
  emailService: {
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: 'https://api.example.com',
  },
};

/** Makes an enquiry as the form does. @throws if it breaks a rule */
export function enquiryOf(values: Partial<FieldValues>): Enquiry {
  const typed = { name: 'Ann', email: 'ann@example.com', phone: '', message: 'Hello', ...values };
  if (!isEnquiry(typed)) throw new Error(JSON.stringify(typed));
  return typed;
}
