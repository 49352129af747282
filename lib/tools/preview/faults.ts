import type { ServerResponse } from 'node:http';
import { z } from 'zod';

const slowAnswerMilliseconds = 2_000;
const loginPage = '<!doctype html><title>Log in</title><p>Log in to use this network.</p>';
const answerHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
};

type Answer = (response: ServerResponse) => void;

/** Answers as the email service does, to pages of any origin. */
export function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, answerHeaders).end(text);
}

/** Sends the first half of "OK", then lets the connection end in the way given. */
function answerHalf(response: ServerResponse, end: () => void): void {
  response.writeHead(200, { ...answerHeaders, 'Content-Length': 2 }).write('O', end);
}

const refuse =
  (status: number, text: string): Answer =>
  (response) =>
    answer(response, status, text);
const breakConnection: Answer = ({ socket }) => socket?.resetAndDestroy();

/** Ways to lose a message, with what the sender's browser gets. */
const losing = {
  '400': refuse(400, 'Bad Request'),
  '403': refuse(403, 'Forbidden'),
  '429': refuse(429, 'Too Many Requests'),
  '451': refuse(451, 'Unavailable For Headless Browser'),
  '500': refuse(500, 'Internal Server Error'),
  '503': refuse(503, 'Service Unavailable'),
  '504': refuse(504, 'Gateway Timeout'),
  /** A network's login page answers in the service's place. */
  portal: refuse(200, loginPage),
  /** Where every message meets it, the connection breaks before anything is read. */
  refuse: breakConnection,
  reset: breakConnection,
  silence: () => undefined,
} satisfies Record<string, Answer>;

/** Ways to receive a message and spoil the answer. */
const spoilingAnswers = {
  'reset-answer': (response) => answerHalf(response, () => response.socket?.resetAndDestroy()),
  truncated: (response) => answerHalf(response, () => response.socket?.end()),
  slow: (response) => setTimeout(answer, slowAnswerMilliseconds, response, 200, 'OK'),
} satisfies Record<string, Answer>;

const faults = { ...losing, ...spoilingAnswers };

/** Ways in which the email service can fail when the preview is told to. */
export type Fault = keyof typeof faults;

export const faultNames = Object.keys(faults);

export const faultShape = z.custom<Fault>((name) => typeof name === 'string' && name in faults);

/**
 * The fault that a request asks for: the one in the sender's address (`ann+fault-429@example.com`,
 * so that several visitors can meet several faults at once), else the one for everybody.
 */
export function faultFor(fromEmail: string, forEverybody: Fault | null): Fault | null {
  const asked = faultShape.safeParse(/\+fault-([\w-]+)@/.exec(fromEmail)?.[1]);
  return asked.success ? asked.data : forEverybody;
}

/** Whether a message reaches the farm in spite of the fault. */
export function keepsMessage(fault: Fault | null): boolean {
  return fault === null || fault in spoilingAnswers;
}

/** Answers a valid message, or fails to in the way that the fault says. */
export function answerWithFault(response: ServerResponse, fault: Fault | null): void {
  if (fault === null) answer(response, 200, 'OK');
  else faults[fault](response);
}
