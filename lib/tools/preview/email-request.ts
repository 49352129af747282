import { z } from 'zod';

function required(name: string) {
  const missing = `The ${name} is required`;
  return z.string({ error: missing }).min(1, missing);
}

const text = z.string({ error: 'The template parameters must be text' });

/** What the email service wants in a request, and its own words where something is missing. */
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

export type ReadRequest =
  | { readonly request: EmailRequest; readonly refusal?: undefined }
  | { readonly request?: undefined; readonly refusal: string };

function checkRequest(value: unknown): ReadRequest {
  const parsed = emailRequestShape.safeParse(value);
  if (parsed.success) return { request: parsed.data };
  return { refusal: parsed.error.issues[0]?.message ?? 'The request is not valid' };
}

/** Reads what the service's library sends: the request, or the sentence that refuses it. */
export function readJsonRequest(body: string): ReadRequest {
  try {
    return checkRequest(JSON.parse(body));
  } catch {
    return { refusal: 'The body is not valid JSON' };
  }
}

/** Reads what a form sends by itself, whose further fields are the template's parameters. */
export async function readFormRequest(body: string, contentType: string): Promise<ReadRequest> {
  try {
    const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
    const { lib_version, user_id, service_id, template_id, ...parameters } =
      Object.fromEntries(form);
    return checkRequest({
      lib_version,
      user_id,
      service_id,
      template_id,
      template_params: parameters,
    });
  } catch {
    return { refusal: 'The body is no form' };
  }
}
