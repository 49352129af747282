/**
 * Remembers on the device which enquiries have left it, so that a second tab, the back button or a
 * reload never sends one twice without asking. Only a short number stands for each.
 */
import { keep, parseKept, recall } from './device-storage';
import { enquiryFields, type TypedEnquiry } from './typed-enquiry';

/** `tried`: it left, and no answer has come, so it may have arrived. */
export type Attempt = 'tried' | 'sent';

const key = 'enquiries';
const mostRemembered = 20;

/** A number that stands for an enquiry and its subject; the same for the same words. */
export function fingerprint(enquiry: TypedEnquiry, subject: string): string {
  let hash = 0;
  const words = enquiryFields.map((field) => enquiry[field].trim());
  for (const unit of JSON.stringify([subject, ...words])) {
    hash = (Math.imul(hash, 31) + (unit.codePointAt(0) ?? 0)) | 0;
  }
  return hash.toString(36);
}

function remembered(): [string, Attempt][] {
  const kept = parseKept(recall(key));
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown): [string, Attempt][] => {
    const [print, attempt]: unknown[] = Array.isArray(entry) ? entry : [];
    const isAttempt = attempt === 'tried' || attempt === 'sent';
    return typeof print === 'string' && isAttempt ? [[print, attempt]] : [];
  });
}

/** What has become of an enquiry on this device so far; undefined when it has never left. */
export function recallAttempt(print: string): Attempt | undefined {
  return remembered().find(([known]) => known === print)?.[1];
}

/** Notes what has become of an enquiry; undefined takes the note away. */
export function noteAttempt(print: string, attempt: Attempt | undefined): void {
  const others = remembered().filter(([known]) => known !== print);
  const all: [string, Attempt][] = attempt ? [[print, attempt], ...others] : others;
  keep(key, JSON.stringify(all.slice(0, mostRemembered)));
}

/**
 * Does work while no other tab does work of this kind; without locks, or barred from them, at once.
 * @param mostMilliseconds for which it waits; another tab may be asleep in the middle of its work.
 */
export async function oneAtATime<Result>(
  work: () => Promise<Result>,
  mostMilliseconds: number,
): Promise<Result> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    if ('locks' in navigator) {
      const patience = new AbortController();
      setTimeout(() => patience.abort(), mostMilliseconds);
      return await navigator.locks.request(key, { signal: patience.signal }, begin);
    }
  } catch (error) {
    if (hasBegun) throw error;
  }
  return begin();
}
