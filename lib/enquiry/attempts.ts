/** Which enquiries have left this device. Of each, only a short number is known. */
import { enquiryFields, type Words } from './enquiry';

/** `tried`: it left, and no answer has come, so it may have arrived. */
export type Attempt = 'tried' | 'sent';

/** By fingerprint, the newest last. */
export type Attempts = ReadonlyMap<string, Attempt>;

const maxAttempts = 20;

/** A number that stands for an enquiry; the same for the same words, from whichever page. */
export function fingerprintOf(words: Words): string {
  const text = JSON.stringify(enquiryFields.map((field) => words[field].trim()));
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return hash.toString(36);
}

/** The attempts with the newest for one enquiry; undefined removes a `tried`, but never a `sent`. */
export function withAttempt(
  attempts: Attempts,
  fingerprint: string,
  attempt: Attempt | undefined,
): Attempts {
  if (attempts.get(fingerprint) === 'sent') return attempts;
  const others = [...attempts].filter(([other]) => other !== fingerprint);
  const all: [string, Attempt][] = attempt ? [...others, [fingerprint, attempt]] : others;
  return new Map(all.slice(-maxAttempts));
}
