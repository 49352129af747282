/**
 * The states of an enquiry, and what can happen to it. An overview:
 *
 * 1. The visitor writes. Send checks the words: mistakes are shown, and nothing leaves.
 * 2. If the browser says that it is offline, a valid enquiry is not tried. The form says "not sent", and
 *    keeps it until the visitor presses "Try now", since browsers are sometimes wrong, or sends it when
 *    the connection is back. It is never sent unasked.
 * 3. As sending begins, the device records its words as tried. For 30 seconds at most the visitor
 *    cannot change the form; the page may still add to the message, as the calculator does.
 * 4. The service accepts it: the form says "sent" and is emptied, also in other tabs with the same
 *    words, and the words are no longer recorded as tried.
 * 5. The service refuses it: the form says "not sent", keeps every word, and says what to do.
 * 6. The connection drops, 30 seconds pass, or a gateway or a login page answers instead of the
 *    service: it may have arrived. Being offline changes only how the status explains it.
 * 7. Words recorded as tried are sent again only after the visitor agrees, also after a reload, in
 *    another tab or in a page from the back/forward cache. Other words are another
 *    enquiry. If the service refuses one of several tries, another may still have arrived.
 * 8. An answer after the 30 seconds counts too. If the words were accepted and the form has others by
 *    then, those stay; the same words, typed again, are shown as sent and not sent again.
 */
import { type Enquiry, type EnquiryErrors, emptyValues, type FieldValues } from './enquiry';

/** Why the email service did not accept an enquiry: it has certainly not arrived. */
export type Refusal =
  | 'refused'
  | 'refusedSender'
  | 'refusedLength'
  | 'refusedTooSoon'
  | 'refusedAutomatic'
  | 'outOfOrder';

/** What came of one sending. `unanswered`: it may have arrived. */
export type Answer = 'sent' | 'unanswered' | Refusal;

/** What the form contains, and the state of the enquiry. */
export type EnquiryState = Readonly<
  { values: FieldValues } & (
    | { stage: 'writing'; errors: EnquiryErrors }
    /** `sentPart`: other words than those that were sent are still in the form. */
    | { stage: 'restored' | 'sent' | 'sentPart' }
    /** `isOffline`: the browser was offline at the press, by its own account. `isRepeat`: tried before. */
    | { stage: 'sending'; enquiry: Enquiry; isOffline: boolean; isRepeat: boolean }
    /** Never tried: the browser was offline at the press, by its own account; `online`: no longer. */
    | { stage: 'offline' | 'online'; enquiry: Enquiry }
    | { stage: Refusal; enquiry: Enquiry }
    /**
     * Tried, and never answered by the service; `unansweredOffline`: the browser said it was offline.
     * `triedBefore`: the same words were submitted again, and the visitor is asked. `repeatRefused`:
     * the service refused this try, but has not answered another one.
     */
    | {
        stage: 'unanswered' | 'unansweredOffline' | 'triedBefore' | 'repeatRefused';
        enquiry: Enquiry;
      }
  )
>;

/**
 * What happens to an enquiry. `opened`: the form was hydrated; `isRestored`: with words of an earlier
 * visit. `noticed`: another page of this device, or this one before, has changed something. `agreed`:
 * the visitor said yes to what the stage asks or offers; `dismissed`: no. `connected`: the browser
 * says that it is online again. `answered`: `enquiry` is the object that was sent.
 */
export type EnquiryEvent = Readonly<
  | { kind: 'opened'; isRestored: boolean }
  | { kind: 'noticed' | 'typed' | 'submitted' | 'agreed' | 'dismissed' | 'connected' }
  | { kind: 'answered'; enquiry: Enquiry; answer: Answer }
>;

/** What surrounds an enquiry as something happens to it. */
export interface Surroundings {
  /** What the form contains; some password managers fill it in without an event. */
  readonly values: FieldValues;
  /** What the browser says about its connection. */
  readonly isOnline: boolean;
  /** Whether words were tried, here or in another page, and may have arrived. */
  readonly isTried: (words: FieldValues) => boolean;
  /** Whether words were accepted, and the visitor has not read that. */
  readonly isAccepted: (words: FieldValues) => boolean;
  /** Whether the form's words were sent or discarded elsewhere. */
  readonly isGone: () => boolean;
}

export const initialState: EnquiryState = { stage: 'writing', values: emptyValues, errors: {} };
