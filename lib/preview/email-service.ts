import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, answerWithFault } from './email-answer';
import { readEmailRequest } from './email-request';
import { type Fault, faultFor, keepsMessage } from './faults';
import type { Inbox } from './inbox';
import { readBody } from './read-body';

export const emailPath = '/api/v1.0/email/send';

export interface EmailService {
  readonly inbox: Inbox;
  /** Resolves when the time has passed; tests bring one that doesn't take any. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** What every message meets whose sender's address doesn't ask for a fault of its own. */
  faultForEverybody: Fault | undefined;
}

/**
 * Stands in for the e-mail service: checks a request as the service does, fails on demand, and
 * notes in the inbox what came and whether it would have been sent on.
 */
export async function answerEmailRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { inbox, wait, faultForEverybody }: EmailService,
): Promise<void> {
  if (faultForEverybody === 'refuse') {
    request.socket.resetAndDestroy();
    return;
  }
  if (request.method === 'OPTIONS') return answer(response, 204, '');
  if (request.method !== 'POST') return answer(response, 405, 'Method Not Allowed');
  const body = await readBody(request);
  if (body === undefined) return answer(response, 413, 'Variables size limit, should be < 50Kb');
  const { request: email, refusal } = readEmailRequest(body);
  if (!email) return answer(response, 400, refusal);
  const fault = faultFor(email.template_params.from_email, faultForEverybody);
  const isAccepted = keepsMessage(fault);
  inbox.add({ isAccepted, fault: fault ?? null, parameters: email.template_params });
  const { subject, from_name: name } = email.template_params;
  // As JSON, so that what a visitor wrote cannot steer the terminal.
  const what = `${JSON.stringify(subject)} from ${JSON.stringify(name)}`;
  console.log(`Enquiry ${isAccepted ? 'received' : 'lost'}${fault ? ` (${fault})` : ''}: ${what}`);
  await answerWithFault(response, fault, wait);
}
