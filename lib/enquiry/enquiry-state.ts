/**
 * The state of an enquiry, and how events change it. Pure: it reads, stores and sends nothing. Send checks the form and
 * waits for an answer. An enquiry that may have arrived leaves a warning, and the button reads "Send again", until an
 * enquiry is accepted or the form is empty. A page that is opened, or comes out of the back/forward cache, starts from
 * the draft.
 */
import {
  type Enquiry,
  emptyValues,
  enquiryFields,
  type FieldValues,
  findMistakes,
  isEmpty,
  isEnquiry,
  type Mistakes,
} from './enquiry';

/** Why an enquiry was not sent: the service refused it, or the browser is offline. It has certainly not arrived. */
export type Refusal = 'refused' | 'refusedTooSoon' | 'outOfOrder' | 'noConnection';

/** The outcome of one sending. `unanswered`: it may have arrived. */
export type Answer = 'sent' | 'unanswered' | Refusal;

/** What the form contains, and whether an enquiry that was sent from it before may have arrived. */
interface Content {
  readonly values: FieldValues;
  readonly mayHaveArrived: boolean;
}

const nothing = { values: emptyValues, mayHaveArrived: false } as const;

export type EnquiryState = Content & {
  /** The toast for the last event: an answer, or a press that found mistakes. */
  readonly announcement?: Readonly<{ toast: 'sent' | 'invalid' | 'failed' }> | undefined;
  /** A time of `performance.now()`: a press before it is ignored, and starts the pause anew. */
  readonly pausedUntil?: number;
} & Readonly<
    | { stage: 'writing'; mistakes: Mistakes }
    | { stage: 'sending'; values: Enquiry }
    | { stage: 'notSent'; refusal: Refusal }
    | ({ stage: 'sent' } & typeof nothing)
  >;

export type EnquiryEvent = Readonly<
  | ({ kind: 'opened' } & Content)
  | { kind: 'changed'; values: FieldValues }
  | { kind: 'submitted'; values: FieldValues; at: number }
  | { kind: 'answered'; enquiry: Enquiry; answer: Answer; at: number }
  | { kind: 'cleared' | 'reconnected' }
>;

function writing({ values, mayHaveArrived }: Content, mistakes: Mistakes = {}): EnquiryState {
  // An empty form has nothing that the farm could get twice.
  const isWarning = mayHaveArrived && !isEmpty(values);
  return { stage: 'writing', values, mayHaveArrived: isWarning, mistakes };
}

export const initialState = writing(nothing);

export function reduce(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  const { stage, values, mayHaveArrived, pausedUntil = 0 } = state;
  if (event.kind === 'opened') {
    // A page out of the cache may still say "sent".
    return stage === 'sent' && isEmpty(event.values) ? state : writing(event);
  }
  if (event.kind === 'answered') {
    const isAwaited = stage === 'sending' && values === event.enquiry;
    return isAwaited ? onAnswered(state, event.answer, event.at) : state;
  }
  if (stage === 'sending') return state;
  switch (event.kind) {
    case 'changed':
      return onChanged(state, event.values);
    case 'submitted': {
      // Else one of a row of impatient presses would send it again.
      if (event.at < pausedUntil) return pause(state, event.at);
      if (isEnquiry(event.values))
        return { stage: 'sending', values: event.values, mayHaveArrived };
      const checked = writing({ ...event, mayHaveArrived }, findMistakes(event.values));
      return { ...checked, announcement: { toast: 'invalid' } };
    }
    case 'cleared':
      return writing(nothing);
    case 'reconnected':
      return stage === 'notSent' && state.refusal === 'noConnection' ? writing(state) : state;
  }
}

function onChanged(state: EnquiryState, values: FieldValues): EnquiryState {
  if (state.stage === 'notSent' && !isEmpty(values))
    return { ...state, values, announcement: undefined };
  const mistakes = state.stage === 'writing' ? { ...state.mistakes } : {};
  for (const field of enquiryFields) {
    if (values[field] !== state.values[field]) delete mistakes[field];
  }
  return writing({ ...state, values }, mistakes);
}

/** Ignores Send for a second: a double click or a held Enter must not send it again. */
const pause = (state: EnquiryState, at: number): EnquiryState => ({
  ...state,
  pausedUntil: at + 1_000,
});

function onAnswered({ values, mayHaveArrived }: Content, answer: Answer, at: number): EnquiryState {
  if (answer === 'sent')
    return pause({ stage: 'sent', ...nothing, announcement: { toast: 'sent' } }, at);
  const announcement = { toast: 'failed' } as const;
  if (answer === 'unanswered')
    return pause({ ...writing({ values, mayHaveArrived: true }), announcement }, at);
  // After a refusal each press counts.
  return { stage: 'notSent', values, mayHaveArrived, refusal: answer, announcement };
}
