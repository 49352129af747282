/**
 * The state of an enquiry, and the reducer of its events. Pure: it reads, stores and sends nothing. Send checks the form
 * and waits for a reply. If an enquiry may have arrived, a warning stays and the button reads "Send again" until an
 * enquiry is accepted or the form is empty. A page that opens, or returns from the back/forward cache, starts from the
 * draft.
 */
import {
  type Enquiry,
  enquiryFields,
  type FieldValues,
  findMistakes,
  isEmpty,
  isEnquiry,
  type Mistakes,
} from './enquiry';
import { emptyValues } from './fields';

/** Why the service refused an enquiry, which certainly did not arrive. */
export type Refusal = 'refused' | 'refusedTooSoon' | 'outOfOrder';

/** The outcome of one request. `noReply`: it may have arrived. */
export type Reply = 'sent' | 'noReply' | Refusal;

/** What the form contains, and whether an earlier enquiry from it may have arrived. */
interface Content {
  readonly values: FieldValues;
  readonly mayHaveArrived: boolean;
}

const nothing = { values: emptyValues, mayHaveArrived: false } as const;

export type EnquiryState = Content & {
  /** The toast for the last event: a reply, or a press that found mistakes. */
  readonly announcement?: Readonly<{ toast: 'sent' | 'invalid' | 'failed' }> | undefined;
  /** By `performance.now()`: an earlier press is ignored, and restarts the pause. */
  readonly pausedUntil?: number;
} & Readonly<
    | { stage: 'writing'; mistakes: Mistakes }
    | { stage: 'sending'; values: Enquiry }
    | { stage: 'notSent'; refusal: Refusal | 'noConnection' }
    | ({ stage: 'sent' } & typeof nothing)
  >;

export type EnquiryEvent = Readonly<
  | ({ kind: 'opened'; warnedAt?: number | undefined } & Content)
  | { kind: 'changed' | 'refused'; values: FieldValues }
  | { kind: 'submitted'; values: FieldValues; at: number; isOffline: boolean }
  | { kind: 'replied'; enquiry: Enquiry; reply: Reply; at: number }
  | { kind: 'cleared' | 'reconnected' }
>;

function writing({ values, mayHaveArrived }: Content, mistakes: Mistakes = {}): EnquiryState {
  // An empty form cannot be sent twice.
  const isWarning = mayHaveArrived && !isEmpty(values);
  return { stage: 'writing', values, mayHaveArrived: isWarning, mistakes };
}

export const initialState = writing(nothing);

export function reduce(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  const { stage, values, pausedUntil = 0 } = state;
  if (event.kind === 'opened') {
    // A page from the back/forward cache may still say "sent".
    if (stage === 'sent' && isEmpty(event.values)) return state;
    const opened = writing(event);
    const isPaused = opened.mayHaveArrived && event.warnedAt !== undefined;
    return isPaused ? pause(opened, event.warnedAt) : opened;
  }
  if (event.kind === 'replied') {
    const isAwaited = stage === 'sending' && values === event.enquiry;
    return isAwaited ? onReply(state, event.reply, event.at) : state;
  }
  if (stage === 'sending') return state;
  switch (event.kind) {
    case 'changed':
      return onChanged(state, event.values);
    case 'refused':
      // Our rules may accept what the browser refuses.
      return isEnquiry(event.values) ? state : showMistakes(state, event.values);
    case 'submitted':
      // Repeated presses would send it twice.
      return event.at < pausedUntil ? pause(state, event.at) : onSubmitted(state, event);
    case 'cleared':
      return writing(nothing);
    case 'reconnected':
      return stage === 'notSent' && state.refusal === 'noConnection' ? writing(state) : state;
  }
}

function showMistakes({ mayHaveArrived }: Content, values: FieldValues): EnquiryState {
  const checked = writing({ values, mayHaveArrived }, findMistakes(values));
  return { ...checked, announcement: { toast: 'invalid' } };
}

function onSubmitted(
  state: EnquiryState,
  { values, at, isOffline }: Extract<EnquiryEvent, { kind: 'submitted' }>,
): EnquiryState {
  const { mayHaveArrived } = state;
  if (!isEnquiry(values)) return showMistakes(state, values);
  // The browser may wrongly report that it is offline, and a failed request does not show whether the enquiry arrived,
  // so the first press only warns, and the second one sends.
  const isKnown = state.stage === 'notSent' && state.refusal === 'noConnection';
  if (!isOffline || isKnown) return { stage: 'sending', values, mayHaveArrived };
  const announcement = { toast: 'failed' } as const;
  const refusal = 'noConnection';
  return pause({ stage: 'notSent', values, mayHaveArrived, refusal, announcement }, at);
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

/** Ignores Send for a second, so a double click or a held Enter cannot send it again. */
const pause = (state: EnquiryState, at: number): EnquiryState => ({
  ...state,
  pausedUntil: at + 1_000,
});

function onReply({ values, mayHaveArrived }: Content, reply: Reply, at: number): EnquiryState {
  if (reply === 'sent')
    return pause({ stage: 'sent', ...nothing, announcement: { toast: 'sent' } }, at);
  const announcement = { toast: 'failed' } as const;
  if (reply === 'noReply')
    return pause({ ...writing({ values, mayHaveArrived: true }), announcement }, at);
  // No pause: after a refusal, sending again cannot duplicate it.
  return { stage: 'notSent', values, mayHaveArrived, refusal: reply, announcement };
}
