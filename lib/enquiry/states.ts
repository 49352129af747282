/**
 * The states of an enquiry, and what can happen to it. An overview:
 *
 * 1. The visitor writes. Send checks the form: mistakes are shown, and nothing is sent.
 * 2. Before the request leaves, the draft says that the enquiry may have arrived, in case the page closes
 *    meanwhile. For 30 seconds at most the visitor cannot change the form.
 * 3. The service accepts it: the form says "sent" and is emptied, its draft too.
 * 4. The service refuses it, or the browser is offline: the form says "not sent" and why, and keeps its text.
 * 5. The connection drops, 30 seconds pass, or a gateway or a login page answers: it may have arrived. An
 *    answer that comes later changes nothing.
 * 6. Once an enquiry may have arrived, the form says that the farm may get it twice, and its button reads
 *    "Send again", until an enquiry is accepted or the visitor clears the form, whatever changes in between.
 * 7. A page that is opened, or comes out of the back/forward cache, starts from the draft.
 */
import { type Enquiry, type EnquiryErrors, emptyValues, type FieldValues } from './enquiry';

/** Why an enquiry was not sent: the service refused it, or the browser is offline. It has certainly not arrived. */
export type Refusal = 'refused' | 'refusedTooSoon' | 'outOfOrder' | 'noConnection';

/** The outcome of one sending. `unanswered`: it may have arrived. */
export type Answer = 'sent' | 'unanswered' | Refusal;

/** A cleared form, which the visitor may put back. */
type ClearedForm = Pick<EnquiryState, 'values' | 'mayHaveArrived'>;

/** The content of the form, and the stage of its enquiry. */
export type EnquiryState = Readonly<
  {
    values: FieldValues;
    /** Whether an enquiry sent from this form before may have arrived. */
    mayHaveArrived: boolean;
    /** Whether the values are a draft that was put back, and nothing has been typed since. */
    isRestored: boolean;
    /** Until the visitor types. */
    cleared?: ClearedForm | undefined;
  } & (
    | { stage: 'writing' | 'mayHaveArrived'; errors: EnquiryErrors }
    | { stage: 'sending'; enquiry: Enquiry }
    | { stage: 'sent' }
    | { stage: 'notSent'; refusal: Refusal }
  )
>;

export type EnquiryEvent = Readonly<
  /** The page is opened, or shown again out of the back/forward cache. */
  | { kind: 'opened'; draftText: string; isRestored: boolean }
  | { kind: 'changed' | 'submitted' | 'cleared' | 'putBack' }
  | { kind: 'answered'; answer: Answer }
>;

export const initialState: EnquiryState = {
  stage: 'writing',
  values: emptyValues,
  mayHaveArrived: false,
  isRestored: false,
  errors: {},
};

/** The short text that the draft keeps with the values; see the event `opened`. */
export function draftTextOf({ stage, mayHaveArrived }: EnquiryState): string {
  if (stage === 'sending' || mayHaveArrived) return 'mayHaveArrived';
  return stage === 'sent' ? 'sent' : '';
}
