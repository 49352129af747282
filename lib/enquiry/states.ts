/**
 * How an enquiry can stand, and what can happen to it. The whole story:
 *
 * 1. The visitor writes. Send checks the words: mistakes are shown, and nothing leaves.
 * 2. Where the browser calls itself offline, a valid enquiry is not tried: it is called "not sent", and
 *    stays until the visitor presses "Try now", since browsers are sometimes wrong, or sends it when
 *    the connection is back. It never goes by itself.
 * 3. As sending begins its words are remembered as tried, on the device. For 30 seconds at most the
 *    visitor can change nothing in the form; the page may still add to the message, as the calculator does.
 * 4. The service accepts it: it is called sent, the form is emptied, and the words are no longer tried.
 * 5. The service refuses it: it is called not sent, every word stays, and the visitor reads what to do.
 * 6. The line drops, 30 seconds pass, or a gateway or a login page answers in place of the service: it
 *    may have arrived. Whether the browser calls itself online changes only how the status explains it.
 * 7. Words that are remembered as tried are sent again only after the visitor agrees, also after a
 *    reload or in a tab opened later. Other words are another enquiry. If the service refuses the second
 *    try, the first may still have arrived.
 * 8. An acceptance that comes after the 30 seconds counts if its words still stand in the form.
 */
import type { EnquiryStatus } from '@/content/enquiry-statuses';
import { type Enquiry, type EnquiryErrors, emptyValues, type FieldValues, isSame } from './enquiry';

/** Why the email service did not accept an enquiry: it has certainly not arrived. */
export type Refusal = Extract<EnquiryStatus, 'outOfOrder' | `refused${string}`>;

/** What came of one sending. `unanswered`: it may have arrived. */
export type Answer = 'sent' | 'unanswered' | Refusal;

/** What stands in the form, what was tried and never answered, and how the enquiry stands. */
export type EnquiryState = Readonly<
  { values: FieldValues; tried: readonly Enquiry[] } & (
    | { stage: 'writing'; errors: EnquiryErrors }
    /** `sentPart`: a text that the page added while the rest was being sent is still in the form. */
    | { stage: 'restored' | 'sent' | 'sentPart' }
    /** `isOffline`: the browser called itself offline at the press. */
    | { stage: 'sending'; enquiry: Enquiry; isOffline: boolean }
    /** Never tried: the browser called itself offline at the press; `online`: no longer. */
    | { stage: 'offline' | 'online'; enquiry: Enquiry }
    | { stage: Refusal; enquiry: Enquiry }
    /**
     * Tried, and never answered by the service; `unansweredOffline`: the browser called itself offline.
     * `triedBefore`: the same words were submitted again, and the visitor is asked. `repeatRefused`: the
     * visitor agreed, and the service refused that second try.
     */
    | {
        stage: 'unanswered' | 'unansweredOffline' | 'triedBefore' | 'repeatRefused';
        enquiry: Enquiry;
      }
  )
>;

/**
 * What happens to an enquiry. `opened`: the form was hydrated; `isRestored`: with words of an earlier
 * visit. `agreed`: the visitor said yes to what the stage asks or offers; `dismissed`: no. `connected`:
 * the browser calls itself online again. `answered`: `enquiry` is the object that was sent.
 */
export type EnquiryEvent = Readonly<
  | { kind: 'opened'; isRestored: boolean; tried: readonly Enquiry[] }
  | { kind: 'typed' | 'submitted' | 'agreed' | 'dismissed' | 'connected' }
  | { kind: 'answered'; enquiry: Enquiry; answer: Answer }
>;

export const initialState: EnquiryState = {
  stage: 'writing',
  values: emptyValues,
  tried: [],
  errors: {},
};

/** Whether the same words were tried and never answered. */
export function isTried({ tried }: EnquiryState, values: FieldValues): boolean {
  return tried.some((enquiry) => isSame(enquiry, values));
}
