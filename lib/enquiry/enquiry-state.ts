/**
 * The state of an enquiry, and how events change it. Pure: it reads, stores and sends nothing. An overview:
 *
 * 1. Send checks the form. Mistakes are shown; otherwise, for 30 seconds at most, the form waits for an answer.
 * 2. The service accepts the enquiry: the form says "sent" and is emptied.
 * 3. It refuses, or the browser is offline: the form says "not sent" and why, and keeps its text.
 * 4. The connection drops, the 30 seconds pass, or a gateway or a login page answers: the enquiry may have arrived.
 *    The form says that it may arrive twice, and its button reads "Send again", until an enquiry is accepted
 *    or the form is empty.
 * 5. A page that is opened, or comes out of the back/forward cache, starts from the draft.
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

/** The toast that announces the last event, an answer or a press that found mistakes; after others there is none. */
interface Announced<Toast> {
  /** `at`: when the event came, in milliseconds of `performance.now()`. */
  readonly announcement?: { readonly toast: Toast; readonly at: number } | undefined;
}

export type EnquiryState = Readonly<
  | ({ stage: 'writing'; mistakes: Mistakes } & Content & Announced<'invalid' | 'failed'>)
  | ({ stage: 'sending'; values: Enquiry } & Content & Announced<never>)
  | ({ stage: 'notSent'; refusal: Refusal } & Content & Announced<'failed'>)
  | ({ stage: 'sent' } & typeof nothing & Announced<'sent'>)
>;

export type EnquiryEvent = Readonly<
  | ({ kind: 'opened' } & Content)
  | { kind: 'changed'; values: FieldValues }
  | { kind: 'submitted'; values: FieldValues; at: number }
  | { kind: 'answered'; enquiry: Enquiry; answer: Answer; at: number }
  | { kind: 'cleared' | 'reconnected' }
>;

function writing(
  { values, mayHaveArrived }: Content,
  mistakes: Mistakes = {},
  announcement?: Announced<'invalid' | 'failed'>['announcement'],
): EnquiryState {
  // An empty form has nothing that the farm could get twice.
  const isWarning = mayHaveArrived && !isEmpty(values);
  return { stage: 'writing', values, mayHaveArrived: isWarning, mistakes, announcement };
}

export const initialState = writing(nothing);

export function reduce(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  const { stage, values, mayHaveArrived } = state;
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
      if (isPaused(state, event.at)) return state;
      const content = { values: event.values, mayHaveArrived };
      if (isEnquiry(event.values)) return { ...content, stage: 'sending', values: event.values };
      return writing(content, findMistakes(event.values), { toast: 'invalid', at: event.at });
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

function onAnswered(content: Content, answer: Answer, at: number): EnquiryState {
  if (answer === 'sent') return { stage: 'sent', ...nothing, announcement: { toast: answer, at } };
  const { values, mayHaveArrived } = content;
  const announcement = { toast: 'failed', at } as const;
  if (answer === 'unanswered') return writing({ values, mayHaveArrived: true }, {}, announcement);
  return { stage: 'notSent', values, mayHaveArrived, refusal: answer, announcement };
}

/**
 * Whether a press is ignored, as in the second after an enquiry has arrived or may have: a double click or a held
 * Enter must not send it again. After a refusal each press counts.
 */
function isPaused({ stage, announcement }: EnquiryState, at: number): boolean {
  const pauseMilliseconds = 1_000;
  if (!announcement || announcement.toast === 'invalid' || stage === 'notSent') return false;
  return at < announcement.at + pauseMilliseconds;
}
