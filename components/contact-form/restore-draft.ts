import { discardDraft, mergeDraft, readDraft, saveDraft } from '@/lib/enquiry/draft';
import { fingerprint, recallAttempt } from '@/lib/enquiry/sent-once';
import { isSame, nothingTyped } from '@/lib/enquiry/typed-enquiry';
import { readEnquiry, writeEnquiry } from './read-enquiry';

/**
 * Puts this page's draft back into its form, beside what has been typed there in the meantime.
 * @returns what there is to say about it; undefined where there was no draft.
 */
export function restoreDraft(
  form: HTMLFormElement | null,
  subject: string,
): 'restored' | 'interrupted' | undefined {
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
