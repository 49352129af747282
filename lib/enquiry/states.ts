/**
 * The states of an enquiry, and what can happen to it. An overview:
 *
 * 1. The visitor writes. Send checks the words: mistakes are shown, and nothing leaves.
 * 2. If the browser says that it is offline, a valid enquiry waits for a press of a button.
 * 3. Before its words are sent, the tab keeps them as tried. For 30 seconds at most the visitor cannot
 *    change the form; the page may still add to the message, as the calculator does.
 * 4. The service accepts it: the form says "sent" and is emptied, and the words are no longer tried.
 * 5. The service refuses it: the form says "not sent", keeps every word, and says what to do.
 * 6. The connection drops, 30 seconds pass, or a gateway or a login page answers: it may have arrived.
 * 7. Words that were tried are sent again only after the visitor agrees. Other words need no question.
 * 8. An answer after the 30 seconds counts too. What else is in the form by then stays.
 * 9. A page that is opened, or shown again out of the back/forward cache, knows what its tab keeps: the
 *    draft, which fills the form, and what was tried. What another tab does changes nothing.
 */
import { type Enquiry, type EnquiryErrors, emptyValues, type FieldValues } from './enquiry';

/** Why the email service did not accept an enquiry: it has certainly not arrived. */
export type Refusal = 'refused' | 'refusedTooSoon' | 'outOfOrder';

/** What came of one sending. `unanswered`: it may have arrived. */
export type Answer = 'sent' | 'unanswered' | Refusal;

/** What the form contains, what was tried, and the stage; `status` is what the visitor reads. */
export type EnquiryState = Readonly<
  {
    values: FieldValues;
    /** The words of every try that may have arrived, as `wordsOf` writes them. */
    tried: readonly string[];
  } & (
    | { stage: 'writing'; errors: EnquiryErrors }
    /** The form contains a draft. */
    | { stage: 'restored'; status: 'restored' }
    /** Not tried, since the browser was offline; `online`: it no longer is. */
    | { stage: 'waiting'; status: 'offline' | 'online' }
    | { stage: 'sending'; status: 'sending'; enquiry: Enquiry }
    /** `sentPart`: other words than those that were sent are still in the form. */
    | { stage: 'sent'; status: 'sent' | 'sentPart' }
    | { stage: 'refused'; status: Refusal }
    /** The words of the form may have arrived; `triedBefore`: they were submitted again. */
    | { stage: 'unanswered'; status: 'unanswered' | 'triedBefore' }
    /** What may have arrived is no longer in the form. */
    | { stage: 'changed'; status: 'changed' }
  )
>;

/** What happens; `noticed`: the form or the connection changed; `enquiry`: the very one that was sent. */
export type EnquiryEvent = Readonly<
  | { kind: 'opened'; isRestored: boolean; tried: readonly string[] }
  | { kind: 'noticed' | 'submitted' | Choice }
  | { kind: 'answered'; enquiry: Enquiry; answer: Answer }
>;

/** Beside Send Message: to agree to what a stage asks or suggests, or to discard the words. */
export type Choice = 'agreed' | 'dismissed';

/** The choices of a state, each of which has a button. */
export function choicesIn({ stage }: EnquiryState): readonly Choice[] {
  if (stage === 'restored') return ['dismissed'];
  if (stage === 'unanswered') return ['agreed', 'dismissed'];
  return stage === 'waiting' || stage === 'refused' ? ['agreed'] : [];
}

export const initialState: EnquiryState = {
  stage: 'writing',
  values: emptyValues,
  tried: [],
  errors: {},
};
