import { z } from 'zod';

function required(name: string) {
  const missing = `The ${name} is required`;
  return z.string({ error: missing }).min(1, missing);
}

const text = z.string({ error: 'The template parameters must be text' });

/** What the e-mail service wants in a request, and its own words where something is missing. */
export const emailRequestShape = z.object({
  lib_version: required('library version'),
  user_id: required('user ID'),
  service_id: required('service ID'),
  template_id: required('template ID'),
  template_params: z.object(
    {
      from_name: text,
      from_email: text,
      phone: text,
      message: text,
      subject: text,
      to_email: text,
    },
    { error: 'The template parameters are required' },
  ),
});

export type EmailRequest = z.infer<typeof emailRequestShape>;

/** Reads a request body: the request, or the sentence that refuses it. */
export function readEmailRequest(
  body: string,
): { request: EmailRequest; refusal?: undefined } | { request?: undefined; refusal: string } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { refusal: 'The body is not valid JSON' };
  }
  const parsed = emailRequestShape.safeParse(json);
  if (parsed.success) return { request: parsed.data };
  return { refusal: parsed.error.issues[0]?.message ?? 'The request is not valid' };
}
