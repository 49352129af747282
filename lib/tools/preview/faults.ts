import { z } from 'zod';

const statuses = ['400', '403', '429', '451', '500', '503', '504'] as const;

/** What the email service says with each status that it refuses a message with. */
export const refusals: Readonly<Record<(typeof statuses)[number], string>> = {
  '400': 'Bad Request',
  '403': 'Forbidden',
  '429': 'Too Many Requests',
  '451': 'Unavailable For Headless Browser',
  '500': 'Internal Server Error',
  '503': 'Service Unavailable',
  '504': 'Gateway Timeout',
};

/**
 * Ways in which the email service can fail when the preview is told to. The message is lost with a
 * status, where a network's login page answers in the service's place (`portal`), where the
 * connection breaks before its body is read (`refuse`) or after (`reset`), and where no answer ever
 * comes (`silence`). It arrives, and only the answer suffers, with
 * `reset-answer` (broken off), `truncated` (ends early) and `slow` (comes late).
 */
export const faultShape = z.enum([
  ...statuses,
  'portal',
  'refuse',
  'reset',
  'silence',
  'reset-answer',
  'truncated',
  'slow',
]);

export type Fault = z.infer<typeof faultShape>;

const answerSuffers: ReadonlySet<Fault> = new Set(['reset-answer', 'truncated', 'slow']);
const faultInAddress = /\+fault-([\w-]+)@/;

/**
 * The fault that a request asks for: the one in the sender's address (`ann+fault-429@example.com`,
 * so that several visitors can meet several faults at once), else the one for everybody.
 */
export function faultFor(fromEmail: string, forEverybody: Fault | undefined): Fault | undefined {
  const asked = faultShape.safeParse(faultInAddress.exec(fromEmail)?.[1]);
  return asked.success ? asked.data : forEverybody;
}

/** Whether a message reaches the farm in spite of the fault. */
export function keepsMessage(fault: Fault | undefined): boolean {
  return fault === undefined || answerSuffers.has(fault);
}
