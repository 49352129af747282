import * as z from 'zod/mini';
import { enquiryLimits } from '@/content/enquiry';
import { enquiryMessages } from '@/content/enquiry-help';
import type { EnquiryField, TypedEnquiry } from './typed-enquiry';

/** The enquiry as a visitor types it; trimmed, with the field's own message where a rule is broken. */
export const enquirySchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, enquiryMessages.nameRequired),
      z.maxLength(enquiryLimits.name, enquiryMessages.nameTooLong),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.email(enquiryMessages.emailInvalid),
      z.maxLength(enquiryLimits.email, enquiryMessages.emailTooLong),
    ),
  phone: z.string().check(z.trim(), z.maxLength(enquiryLimits.phone, enquiryMessages.phoneTooLong)),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, enquiryMessages.messageRequired),
      z.maxLength(enquiryLimits.message, enquiryMessages.messageTooLong),
    ),
});

export type Enquiry = z.infer<typeof enquirySchema>;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** Checks what was typed: the trimmed enquiry, or the first broken rule of each field. */
export function checkEnquiry(
  typed: TypedEnquiry,
): { enquiry: Enquiry; errors?: undefined } | { enquiry?: undefined; errors: EnquiryErrors } {
  const parsed = enquirySchema.safeParse(typed);
  if (parsed.success) return { enquiry: parsed.data };
  const errors: EnquiryErrors = {};
  for (const issue of parsed.error.issues) {
    const [field] = issue.path;
    if (isEnquiryField(field)) errors[field] ??= issue.message;
  }
  return { errors };
}

function isEnquiryField(value: unknown): value is EnquiryField {
  return typeof value === 'string' && value in enquirySchema.shape;
}
