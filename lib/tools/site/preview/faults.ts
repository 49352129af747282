import { type ServerResponse, STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { stop } from '../../command-line.mjs';

/** The failures that the preview can simulate: a status of the email service, or a broken answer. */
const faultShape = z.union([
  z.custom<`${number}`>((status) => /^[45]\d\d$/.test(String(status))),
  z.enum([
    /** The login page of a network answers instead of the service. */
    'portal',
    /** The connection breaks before anything is read. */
    'refuse',
    'reset',
    'silence',
    // After these the message has arrived, and only its answer is lost.
    'reset-answer',
    'truncated',
    'slow',
  ]),
]);
export type Fault = z.infer<typeof faultShape>;

/** The failure that PREVIEW_MAIL names for every message; null for none. */
export function readFault(): Fault | null {
  const { data, error } = faultShape.optional().safeParse(process.env.PREVIEW_MAIL || undefined);
  if (error)
    stop(
      'PREVIEW_MAIL names no failure: see lib/tools/site/preview/faults.ts for those there are.',
    );
  return data ?? null;
}

/** What the service says of a program that reads pages, beside the texts of HTTP itself. */
const ownTexts: Readonly<Record<number, string>> = { 451: 'Unavailable For Headless Browser' };

const slowAnswerMilliseconds = 2_000;
const loginPage = '<!doctype html><title>Log in</title><p>Log in to use this network.</p>';

/** Answers as the email service does. */
export function respond(
  response: ServerResponse,
  status: number,
  text = ownTexts[status] ?? STATUS_CODES[status],
) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** Whether the message arrives despite the fault. */
export function keepsMessage(fault: Fault | null): boolean {
  return [null, 'reset-answer', 'truncated', 'slow'].includes(fault);
}

/** Answers a valid message, or fails as the fault says. */
export function respondWithFault(response: ServerResponse, fault: Fault | null): void {
  const { socket } = response;
  const answerHalf = (end: () => void) =>
    response.writeHead(200, { 'Content-Length': 2 }).write('O', end);
  if (fault === null) respond(response, 200);
  else if (fault === 'portal') respond(response, 200, loginPage);
  else if (fault === 'refuse' || fault === 'reset') socket?.resetAndDestroy();
  else if (fault === 'reset-answer') answerHalf(() => socket?.resetAndDestroy());
  else if (fault === 'truncated') answerHalf(() => socket?.end());
  else if (fault === 'slow') setTimeout(respond, slowAnswerMilliseconds, response, 200);
  else if (fault !== 'silence') respond(response, Number(fault));
}
