import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, answerWithFault } from './email-answer';
import { readFormRequest, readJsonRequest } from './email-request';
import { type Fault, faultFor, keepsMessage } from './faults';
import type { Inbox } from './inbox';
import { readBody } from './read-body';

const formPath = '/api/v1.0/email/send-form';

/** Where messages are posted to: by the service's library, and by a form without any script. */
export const emailPaths: readonly string[] = ['/api/v1.0/email/send', formPath];

export interface EmailService {
  readonly inbox: Inbox;
  /** Resolves when the time has passed; tests bring one that doesn't take any. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** What every message meets whose sender's address doesn't ask for a fault of its own. */
  faultForEverybody: Fault | undefined;
}

/**
 * Stands in for the email service: checks a request as the service does, fails on demand, and
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
  const { request: email, refusal } = request.url?.startsWith(formPath)
    ? await readFormRequest(body, request.headers['content-type'] ?? '')
    : readJsonRequest(body);
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
