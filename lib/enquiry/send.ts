import { sendingTimeoutSeconds } from '@/content/email-service';
import { type Delivery, emailRequest, sendingAddress } from './email-request';
import { noteSendingTime, refusalByGuards } from './guards';
import { postEmail } from './post-email';
import type { Enquiry } from './schema';
import { fingerprint, noteAttempt, oneAtATime, recallAttempt } from './sent-once';

/** What became of an enquiry that somebody wants sent. */
export type Outcome =
  | 'sent'
  /** It may have arrived. */
  | 'unsure'
  /** It has not left the device. */
  | 'unreached'
  /** Nothing was done: these very words have left the device before. */
  | 'alreadyTried'
  | 'alreadySent'
  /** It was refused, by the e-mail service or by its guards. */
  | 'refused'
  | 'refusedSender'
  | 'refusedTooSoon'
  | 'refusedMachine'
  | 'outOfOrder';

const mostMilliseconds = sendingTimeoutSeconds * 1000;
const storageMilliseconds = 250;
const refusals: Readonly<Record<number, Outcome>> = {
  403: 'refusedSender',
  429: 'refusedTooSoon',
  451: 'refusedMachine',
};
/** A server in between gave up waiting, after it had passed the message on. */
const gaveUpWaiting: ReadonlySet<number> = new Set([502, 504, 520, 522, 524]);

/** What a status of the e-mail service means; any ok status is success. */
export function outcomeOfStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (gaveUpWaiting.has(status)) return 'unsure';
  return refusals[status] ?? (status < 500 ? 'refused' : 'outOfOrder');
}

async function send(enquiry: Enquiry, delivery: Delivery): Promise<Outcome> {
  const refusal = refusalByGuards(enquiry.email);
  if (refusal) return outcomeOfStatus(refusal);
  const answer = await postEmail(
    sendingAddress(delivery.emailService, document.baseURI),
    JSON.stringify(emailRequest(enquiry, delivery)),
    mostMilliseconds,
  );
  if (answer.kind === 'answered') return outcomeOfStatus(answer.status);
  return answer.kind === 'unanswered' ? 'unsure' : 'unreached';
}

/**
 * Sends an enquiry through the e-mail service, once: words that have left this device before are
 * sent again only when that is wanted. Never rejects for what the network or the service does.
 */
export function sendOnce(
  enquiry: Enquiry,
  delivery: Delivery,
  isRepeatWanted: boolean,
): Promise<Outcome> {
  return oneAtATime(async () => {
    const print = fingerprint(enquiry, delivery.subject);
    let before = recallAttempt(print);
    if (before === 'tried') {
      // What another tab has just noted reaches this one a little later than its turn does.
      await new Promise((resolve) => setTimeout(resolve, storageMilliseconds));
      before = recallAttempt(print);
    }
    if (before && !isRepeatWanted) return before === 'sent' ? 'alreadySent' : 'alreadyTried';
    // Noted before it leaves: who closes the page now cannot know whether it arrived.
    noteAttempt(print, before ?? 'tried');
    const outcome = await send(enquiry, delivery);
    if (outcome === 'sent') {
      noteSendingTime();
      noteAttempt(print, 'sent');
    } else if (outcome !== 'unsure') noteAttempt(print, before);
    return outcome;
  }, mostMilliseconds);
}
