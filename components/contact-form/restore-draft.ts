import { forget } from '@/lib/enquiry/device-storage';
import { discardDraft, mergeDraft, readDraft, readPairs, saveDraft } from '@/lib/enquiry/draft';
import { fingerprint, recallAttempt } from '@/lib/enquiry/sent-once';
import { isSame, mapFields, nothingTyped } from '@/lib/enquiry/typed-enquiry';
import { earlyWordsKey } from '@/lib/html-first/attributes';
import { readEnquiry, writeEnquiry } from './read-enquiry';

/** Puts back what was typed before the form was hydrated and is gone from it, as after a reload. */
function takeEarlyWords(form: HTMLFormElement | null): void {
  const key = earlyWordsKey(location.pathname);
  const early = readPairs(key);
  forget(key);
  const typed = readEnquiry(form);
  if (early)
    writeEnquiry(
      form,
      mapFields((field) => typed[field] || early[field]),
    );
}

/**
 * Puts this page's draft back into its form, beside what has been typed there in the meantime.
 * @returns what there is to say about it; undefined where there was no draft.
 */
export function restoreDraft(
  form: HTMLFormElement | null,
  subject: string,
): 'restored' | 'interrupted' | undefined {
  takeEarlyWords(form);
  const typed = readEnquiry(form);
  const draft = readDraft();
  if (!draft) {
    saveDraft(typed);
    return undefined;
  }
  const attempt = recallAttempt(fingerprint(draft, subject));
  // Sent at the very moment the page closed: it needs no second chance.
  if (attempt === 'sent') {
    discardDraft();
    if (isSame(typed, draft)) writeEnquiry(form, nothingTyped);
    return undefined;
  }
  const merged = mergeDraft(draft, typed);
  writeEnquiry(form, merged);
  saveDraft(merged);
  if (attempt === 'tried' && isSame(merged, draft)) return 'interrupted';
  // Who has touched the page and sees all of the draft has just typed it, before the form was awake.
  const { userActivation }: Partial<Navigator> = navigator;
  return isSame(typed, draft) && userActivation?.hasBeenActive ? undefined : 'restored';
}
