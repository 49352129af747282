import type { ServerResponse } from 'node:http';
import { type Fault, refusals } from './faults';

const slowAnswerMilliseconds = 2_000;
const loginPage = '<!doctype html><title>Log in</title><p>Log in to use this network.</p>';
const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
};

/** Answers as the email service does, to pages of any origin. */
export function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, headers);
  response.end(text);
}

/** Sends the first half of "OK", then lets the connection end in the way given. */
function answerHalf(response: ServerResponse, end: () => void): void {
  response.writeHead(200, { ...headers, 'Content-Length': 2 });
  response.write('O', end);
}

/** Answers a valid message, or fails to in the way that the fault says. */
export async function answerWithFault(
  response: ServerResponse,
  fault: Fault | undefined,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  const { socket } = response;
  switch (fault) {
    case undefined:
      return answer(response, 200, 'OK');
    case 'slow':
      await wait(slowAnswerMilliseconds);
      return answer(response, 200, 'OK');
    case 'portal':
      return answer(response, 200, loginPage);
    case 'silence':
      return;
    case 'refuse':
    case 'reset':
      socket?.resetAndDestroy();
      return;
    case 'reset-answer':
      return answerHalf(response, () => socket?.resetAndDestroy());
    case 'truncated':
      return answerHalf(response, () => socket?.end());
    default:
      return answer(response, Number(fault), refusals[fault]);
  }
}
