import { type EmailServiceGuards, emailServiceGuards } from '@/content/email-service';
import { keep, recall } from './device-storage';

const key = 'enquiry-time';

/** The status with which a guard refuses an enquiry. */
export type GuardStatus = 451 | 403 | 429;

/**
 * The e-mail service's own guards, asked before anything is sent.
 * @returns the status of the first guard that refuses; undefined when all let the enquiry pass.
 */
export function refusalByGuards(
  fromEmail: string,
  { blockHeadless, blockList, limitRateSeconds }: EmailServiceGuards = emailServiceGuards,
): GuardStatus | undefined {
  if (blockHeadless && (navigator.webdriver || !navigator.languages?.length)) return 451;
  if (blockList.some((blocked) => blocked.toLowerCase() === fromEmail.toLowerCase())) return 403;
  const seconds = (Date.now() - Number(recall(key) ?? Number.NaN)) / 1000;
  // A clock that was put back must not lock anybody out.
  if (seconds >= 0 && seconds < limitRateSeconds) return 429;
  return undefined;
}

/** Starts the rate limit's time. Only messages that were sent count: a failed try may be repeated. */
export function noteSendingTime({ limitRateSeconds } = emailServiceGuards): void {
  if (limitRateSeconds > 0) keep(key, String(Date.now()));
}
