/**
 * How an enquiry can stand, and what can happen to it. The whole story:
 *
 * 1. The visitor writes. Send checks the words: mistakes are shown, and nothing leaves.
 * 2. Where the browser calls itself offline, a valid enquiry is not tried but waits, and is called "not
 *    sent". "Try now" sends it all the same, since browsers are sometimes wrong about that.
 * 3. While it is being sent, nothing in the form can be changed. That ends after 30 seconds at most.
 * 4. The service says yes: it is called sent, and the form is emptied.
 * 5. The service says no: it is called not sent, every word stays, and the visitor reads what to do.
 * 6. The line drops, 30 seconds pass, a gateway or a login page answers: it may have arrived, and no
 *    more is claimed, whatever the browser says of its connection. Its words are remembered as tried.
 * 7. The same words as tried ones are sent again only after a yes, also after a reload or in a tab
 *    opened later. Other words are another enquiry. A no to the second try says nothing of the first.
 * 8. A yes that comes after the 30 seconds counts if its words still stand in the form.
 */
import type { EnquiryStatus } from '@/content/enquiry-statuses';
import { type Enquiry, type EnquiryErrors, isSame, noWords, type Words } from './enquiry';

/** Why the email service did not accept an enquiry: it has certainly not arrived. */
export type Refusal = Extract<EnquiryStatus, 'outOfOrder' | `refused${string}`>;

/** What came of one sending. `unanswered`: it may have arrived. */
export type Answer = 'sent' | 'unanswered' | Refusal;

/** What stands in the form, what was tried and never answered, and how the enquiry stands. */
export type EnquiryState = Readonly<
  { words: Words; tried: readonly Enquiry[] } & (
    | { stage: 'writing'; errors: EnquiryErrors }
    /** `sentPart`: what came into the form while it was being sent is still there. */
    | { stage: 'restored' | 'sent' | 'sentPart' }
    /** `isOffline`: the browser called itself offline at the press. */
    | { stage: 'sending'; enquiry: Enquiry; isOffline: boolean }
    /** Never tried: it waits for the connection, or has it again. */
    | { stage: 'offline' | 'online'; enquiry: Enquiry }
    | { stage: Refusal; enquiry: Enquiry }
    /** Tried and never answered; `triedBefore`, `repeatRefused`: as the same words were submitted again. */
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
  words: noWords,
  tried: [],
  errors: {},
};

/** Whether the same words were tried and never answered. */
export function isTried({ tried }: EnquiryState, words: Words): boolean {
  return tried.some((enquiry) => isSame(enquiry, words));
}
