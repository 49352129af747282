import { type ServerResponse, STATUS_CODES } from 'node:http';
import { z } from 'zod';

/** The failures that the preview can simulate: a status of the email service, or a broken answer. */
export const faultShape = z.enum([
  '400',
  '403',
  '404',
  '408',
  '412',
  '413',
  '421',
  '429',
  '451',
  '499',
  '500',
  '503',
  '504',
  '521',
  '530',
  /** The login page of a network answers instead of the service. */
  'portal',
  /** Where every message meets it, the connection breaks before anything is read. */
  'refuse',
  'reset',
  'silence',
  'reset-answer',
  'truncated',
  'slow',
]);
export type Fault = z.infer<typeof faultShape>;

/** The faults after which the message has arrived, and only its answer is lost. */
const spoilingFaults: ReadonlySet<Fault> = new Set(['reset-answer', 'truncated', 'slow']);

const slowAnswerMilliseconds = 2_000;
const loginPage = '<!doctype html><title>Log in</title><p>Log in to use this network.</p>';
const answerHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
};

/** Answers as the email service does, to pages of any origin. */
export function respond(response: ServerResponse, status: number, text = STATUS_CODES[status]) {
  response.writeHead(status, answerHeaders).end(text);
}

/**
 * The fault that a request asks for: the one in the sender's address (`ann+fault-429@example.com`,
 * so that several visitors can meet several faults at once), else the one for everybody.
 */
export function faultFor(fromEmail: string, forEverybody: Fault | null): Fault | null {
  const asked = faultShape.safeParse(/\+fault-([\w-]+)@/.exec(fromEmail)?.[1]);
  return asked.success ? asked.data : forEverybody;
}

/** Whether the message arrives despite the fault. */
export function keepsMessage(fault: Fault | null): boolean {
  return fault === null || spoilingFaults.has(fault);
}

/** Answers a valid message, or fails as the fault says. */
export function respondWithFault(response: ServerResponse, fault: Fault | null): void {
  const { socket } = response;
  const answerHalf = (end: () => void) =>
    response.writeHead(200, { ...answerHeaders, 'Content-Length': 2 }).write('O', end);
  if (fault === null) respond(response, 200);
  else if (fault === 'portal') respond(response, 200, loginPage);
  else if (fault === 'refuse' || fault === 'reset') socket?.resetAndDestroy();
  else if (fault === 'reset-answer') answerHalf(() => socket?.resetAndDestroy());
  else if (fault === 'truncated') answerHalf(() => socket?.end());
  else if (fault === 'slow') setTimeout(respond, slowAnswerMilliseconds, response, 200);
  else if (fault !== 'silence') respond(response, Number(fault));
}
