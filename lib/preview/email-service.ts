import type { IncomingMessage, ServerResponse } from 'node:http';
import { readEmailRequest } from './email-request';
import { faultFor, isReset, isSilence, refusals } from './faults';
import type { Inbox } from './inbox';

export const emailPath = '/api/v1.0/email/send';
const mostBytes = 50_000;

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk);
    bytes += buffer.length;
    if (bytes <= mostBytes) chunks.push(buffer);
  }
  return bytes > mostBytes ? undefined : Buffer.concat(chunks).toString('utf8');
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
  });
  response.end(text);
}

/**
 * Stands in for the e-mail service: checks a request as the service does, fails on demand, and
 * keeps in the inbox what it accepts.
 */
export async function answerEmailRequest(
  request: IncomingMessage,
  response: ServerResponse,
  inbox: Inbox,
  faultForEverybody: string | undefined,
): Promise<void> {
  if (request.method === 'OPTIONS') return answer(response, 204, '');
  if (request.method !== 'POST') return answer(response, 405, 'Method Not Allowed');
  const body = await readBody(request);
  if (body === undefined) return answer(response, 413, 'Variables size limit, should be < 50Kb');
  const { request: email, refusal } = readEmailRequest(body);
  if (!email) return answer(response, 400, refusal);
  const fault = faultFor(email.template_params.from_email, faultForEverybody);
  if (fault) {
    if (isReset(fault)) response.destroy();
    if (isReset(fault) || isSilence(fault)) return;
    return answer(response, Number(fault), refusals[fault] ?? '');
  }
  inbox.add(email.template_params);
  const { subject, from_name: name } = email.template_params;
  console.log(`Enquiry received: ${JSON.stringify(subject)} from ${JSON.stringify(name)}`);
  answer(response, 200, 'OK');
}
