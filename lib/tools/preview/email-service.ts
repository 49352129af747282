import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { answer, answerWithFault, type Fault, faultFor, keepsMessage } from './faults';
import type { Inbox } from './inbox';

const maxBytes = 50_000;
const formPath = '/api/v1.0/email/send-form';

/** Where messages are posted to: by the service's library, and by a form without any script. */
export const emailPaths = ['/api/v1.0/email/send', formPath];

function required(name: string) {
  const missing = `The ${name} is required`;
  return z.string(missing).min(1, missing);
}

const text = z.string('The template parameters must be text');
const parametersShape = z.object(
  { from_name: text, from_email: text, phone: text, message: text, subject: text, to_email: text },
  'The template parameters are required',
);

/** What the service wants in a request, with its own words where something is missing. */
const requestShape = z.object(
  {
    lib_version: required('library version'),
    user_id: required('user ID'),
    service_id: required('service ID'),
    template_id: required('template ID'),
    template_params: parametersShape,
  },
  'The body is no request',
);

export type EmailParameters = z.infer<typeof parametersShape>;

/** Reads what a form sends by itself, whose further fields are the template's parameters. */
async function readForm(body: NonSharedBuffer, contentType: string): Promise<unknown> {
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  const fields = Object.fromEntries(form);
  return { ...fields, template_params: fields };
}

/** Reads a request of either kind. @throws a sentence, or what zod has to say. */
async function readEmail(request: IncomingMessage, body: NonSharedBuffer) {
  const isForm = request.url?.startsWith(formPath);
  const value: unknown = isForm
    ? await readForm(body, request.headers['content-type'] ?? '')
    : JSON.parse(body.toString('utf8'));
  return requestShape.parse(value);
}

export interface EmailService {
  readonly inbox: Inbox;
  /** What every message meets whose sender's address does not ask for a fault of its own. */
  fault: Fault | null;
}

/**
 * Stands in for the email service: checks a request as the service does, fails on demand, and
 * notes in the inbox what came and whether it would have been sent on.
 */
export async function answerEmailRequest(
  request: IncomingMessage,
  response: ServerResponse,
  service: EmailService,
): Promise<void> {
  if (service.fault === 'refuse') return answerWithFault(response, 'refuse');
  if (request.method === 'OPTIONS') return answer(response, 204, '');
  if (request.method !== 'POST') return answer(response, 405, 'Method Not Allowed');
  const body = await buffer(request);
  if (body.length > maxBytes)
    return answer(response, 413, 'Variables size limit, should be < 50Kb');
  try {
    const { template_params: parameters } = await readEmail(request, body);
    const fault = faultFor(parameters.from_email, service.fault);
    const isAccepted = keepsMessage(fault);
    service.inbox.add({ isAccepted, fault, parameters });
    // As JSON, so that what a visitor wrote cannot steer the terminal.
    const what = `${JSON.stringify(parameters.subject)} from ${JSON.stringify(parameters.from_name)}`;
    console.log(
      `Enquiry ${isAccepted ? 'received' : 'lost'}${fault ? ` (${fault})` : ''}: ${what}`,
    );
    answerWithFault(response, fault);
  } catch (error) {
    const words = error instanceof z.ZodError ? error.issues[0]?.message : undefined;
    answer(response, 400, words ?? 'The body cannot be read');
  }
}
