import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type Fault, faultFor, keepsMessage, respond, respondWithFault } from './faults';

const maxBytes = 50_000;
const maxMessages = 200;
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

/** Reads a request of either kind. @throws what is wrong with it. */
async function readEmail({ url, headers }: IncomingMessage, body: NonSharedBuffer) {
  if (!url?.startsWith(formPath)) return requestShape.parse(JSON.parse(body.toString('utf8')));
  const form = new Response(body, { headers: { 'Content-Type': headers['content-type'] ?? '' } });
  const fields = Object.fromEntries(await form.formData());
  // The other fields of a form are the parameters of the template.
  return requestShape.parse({ ...fields, template_params: fields });
}

export interface InboxMessage {
  readonly receivedAt: string;
  /** Whether the email service would have sent it on. */
  readonly isAccepted: boolean;
  readonly fault: Fault | null;
  readonly parameters: z.infer<typeof requestShape>['template_params'];
}

function describe({ receivedAt, isAccepted, fault, parameters }: InboxMessage): string {
  const outcome = isAccepted
    ? 'Received, but the visitor was not answered properly'
    : 'Lost: the farm would not have got this message';
  return `${parameters.subject}
${fault ? `${outcome} (fault ${fault}).\n` : ''}
From:     ${parameters.from_name} <${parameters.from_email}>
Phone:    ${parameters.phone}
To:       ${parameters.to_email}
Received: ${receivedAt}

${parameters.message}`;
}

/**
 * Stands in for the email service: checks a request as the service does, fails on demand, and
 * keeps in memory what came and whether it would have been sent on.
 */
export class Inbox {
  /** Every message, the lost ones too, the newest first. */
  readonly messages: InboxMessage[] = [];

  /** @param fault what every message meets whose sender's address does not ask for one of its own. */
  constructor(public fault: Fault | null) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.fault === 'refuse') return respondWithFault(response, 'refuse');
    if (request.method === 'OPTIONS') return respond(response, 204);
    if (request.method !== 'POST') return respond(response, 405);
    const body = await buffer(request);
    if (body.length > maxBytes) return respond(response, 413);
    try {
      const { template_params: parameters } = await readEmail(request, body);
      const fault = faultFor(parameters.from_email, this.fault);
      const isAccepted = keepsMessage(fault);
      const receivedAt = new Date().toISOString();
      this.messages.unshift({ receivedAt, isAccepted, fault, parameters });
      this.messages.splice(maxMessages);
      const outcome = `${isAccepted ? 'received' : 'lost'}${fault ? ` (${fault})` : ''}`;
      // As JSON, which escapes control characters that could steer the terminal.
      const { subject, from_name: sender } = parameters;
      console.log(`Enquiry ${outcome}: ${JSON.stringify(subject)} from ${JSON.stringify(sender)}`);
      respondWithFault(response, fault);
    } catch (error) {
      respond(response, 400, error instanceof z.ZodError ? z.prettifyError(error) : String(error));
    }
  }

  /** The messages that the farm would have got; of one sender only, if named. */
  accepted(from?: string | null): readonly InboxMessage[] {
    return this.messages.filter(
      ({ isAccepted, parameters }) => isAccepted && (!from || parameters.from_email === from),
    );
  }

  /** The inbox as plain text, in which HTML of a message has no effect. */
  inboxText(): string {
    const parts = [
      'What the forms of this preview have sent. Nothing was emailed to anybody.',
      ...(this.fault ? [`Every message now meets the fault ${this.fault}.`] : []),
      ...(this.messages.length > 0 ? this.messages.map(describe) : ['Nothing has arrived yet.']),
    ];
    return parts.join(`\n\n${'-'.repeat(60)}\n\n`);
  }
}
