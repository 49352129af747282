import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { answer, answerWithFault, type Fault, faultFor, keepsMessage } from './faults';
import type { Inbox } from './inbox';

const maxBytes = 50_000;
const formPath = '/api/v1.0/email/send-form';

/** Where messages are posted to: by the service's library, and by a form without any script. */
export const emailPaths = ['/api/v1.0/email/send', formPath];

const text = z.string();
const given = text.min(1);

/** What the service wants in a request. */
const requestShape = z.object({
  lib_version: given,
  user_id: given,
  service_id: given,
  template_id: given,
  template_params: z.object({
    from_name: text,
    from_email: text,
    phone: text,
    message: text,
    subject: text,
    to_email: text,
  }),
});

export type EmailParameters = z.infer<typeof requestShape>['template_params'];

/** Reads a request of either kind. @throws what is wrong with it. */
async function readEmail({ url, headers }: IncomingMessage, body: NonSharedBuffer) {
  if (!url?.startsWith(formPath)) return requestShape.parse(JSON.parse(body.toString('utf8')));
  const form = new Response(body, { headers: { 'Content-Type': headers['content-type'] ?? '' } });
  const fields = Object.fromEntries(await form.formData());
  // The further fields of a form are the template's parameters.
  return requestShape.parse({ ...fields, template_params: fields });
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
  if (request.method === 'OPTIONS') return answer(response, 204);
  if (request.method !== 'POST') return answer(response, 405);
  const body = await buffer(request);
  if (body.length > maxBytes) return answer(response, 413);
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
    answer(response, 400, error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  }
}
