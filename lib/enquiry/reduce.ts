/** The reducer of an enquiry's state. Pure: it reads, stores and sends nothing. */
import {
  checkEnquiry,
  type Enquiry,
  emptyValues,
  enquiryFields,
  type FieldValues,
  isSame,
  wordsOf,
} from './enquiry';
import { type Answer, choicesIn, type EnquiryEvent, type EnquiryState } from './states';

/** Of a state, what every stage has. */
const common = ({ values, tried, sendings }: EnquiryState) => ({ values, tried, sendings });

const writing = (state: EnquiryState, errors = {}): EnquiryState => ({
  ...common(state),
  stage: 'writing',
  errors,
});

const isEmpty = (values: FieldValues) => isSame(values, emptyValues);

/**
 * The state after an event.
 * @param values what the form contains; some password managers fill it in without an event
 * @param isOnline what the browser says about its connection
 */
export function reduce(
  before: EnquiryState,
  event: EnquiryEvent,
  values: FieldValues,
  isOnline: boolean,
): EnquiryState {
  const state = onNoticed(before, values, isOnline);
  if (event.kind === 'answered')
    return onAnswered(state, event.enquiry, event.answer, event.sending);
  if (event.kind === 'opened') return onOpened({ ...state, tried: event.tried }, event.isRestored);
  if (event.kind === 'noticed' || state.stage === 'sending') return state;
  if (event.kind === 'submitted') return onPressed(state, isOnline, false);
  // The visitor chose by what there was to read: the words and the connection may be others by now.
  const isRead = isSame(values, before.values) && choicesIn(before).includes(event.kind);
  if (!isRead) return state;
  if (event.kind === 'agreed') {
    const isTriedOffline = before.stage === 'waiting' && before.status === 'offline';
    return onPressed(state, isOnline, isTriedOffline || before.stage === 'unanswered');
  }
  const tried = state.tried.filter((words) => words !== wordsOf(values));
  return writing({ ...state, values: emptyValues, tried });
}

/** Mistakes, and stages that are about the words of the form, go with them. */
function onNoticed(before: EnquiryState, values: FieldValues, isOnline: boolean): EnquiryState {
  const state = { ...before, values };
  if (state.stage === 'writing') {
    const errors = { ...state.errors };
    for (const field of enquiryFields) {
      if (values[field] !== before.values[field]) delete errors[field];
    }
    return writing(state, errors);
  }
  const isChanged = !isSame(values, before.values) && state.stage !== 'sending';
  if (isChanged && state.tried.includes(wordsOf(values))) return inDoubt(state, wordsOf(values));
  if (state.stage === 'waiting') return { ...state, status: isOnline ? 'online' : 'offline' };
  if (!isChanged) return state;
  if (state.stage === 'restored' || state.stage === 'sent') return writing(state);
  return state.stage === 'unanswered' ? inDoubt(state, wordsOf(before.values)) : state;
}

function onOpened(state: EnquiryState, isRestored: boolean): EnquiryState {
  const words = wordsOf(state.values);
  if (state.tried.includes(words)) return inDoubt(state, words);
  return isRestored ? { ...common(state), stage: 'restored', status: 'restored' } : writing(state);
}

function onPressed(state: EnquiryState, isOnline: boolean, isAgreed: boolean): EnquiryState {
  // Another tap after the form was sent and emptied does not start a new enquiry.
  if (state.stage === 'sent' && isEmpty(state.values)) return state;
  const checked = checkEnquiry(state.values);
  if ('errors' in checked) return writing(state, checked.errors);
  const { enquiry } = checked;
  const words = wordsOf(enquiry);
  if (!isAgreed && state.tried.includes(words)) return inDoubt(state, words, 'triedBefore');
  if (!isAgreed && !isOnline) return { ...common(state), stage: 'waiting', status: 'offline' };
  const [tried, sendings] = [[...state.tried, words], state.sendings + 1];
  return { stage: 'sending', values: state.values, tried, sendings, enquiry, isOnline };
}

/** The state of words that may have arrived, whether or not they are still those of the form. */
function inDoubt(
  state: EnquiryState,
  words: string,
  status: (EnquiryState & { stage: 'unanswered' })['status'] = 'unanswered',
): EnquiryState {
  return wordsOf(state.values) === words
    ? { ...common(state), stage: 'unanswered', status }
    : { ...common(state), stage: 'changed', status: 'changed', words };
}

/** The words that the stage is about. */
function subjectOf(state: EnquiryState): string {
  if (state.stage === 'sending') return wordsOf(state.enquiry);
  return state.stage === 'changed' ? state.words : wordsOf(state.values);
}

function onAnswered(
  state: EnquiryState,
  enquiry: Enquiry,
  answer: Answer,
  sending: number,
): EnquiryState {
  const words = wordsOf(enquiry);
  const isSubject = subjectOf(state) === words;
  if (answer === 'sent') return isSubject ? onAccepted(state, enquiry) : state;
  const isAwaited = state.stage === 'sending' && state.sendings === sending;
  if (answer === 'unanswered') {
    if (!isAwaited) return state;
    return inDoubt(state, words, state.isOnline ? 'unanswered' : 'unansweredOffline');
  }
  const place = state.tried.indexOf(words);
  const next = { ...state, tried: state.tried.filter((_, at) => at !== place) };
  if (!isSubject || (state.stage === 'sending' && !isAwaited)) return next;
  if (!next.tried.includes(words)) return { ...common(next), stage: 'refused', status: answer };
  return isAwaited ? inDoubt(next, words, 'repeatRefused') : next;
}

/** What was added to the message during the sending, such as a calculation, stays in the form. */
function onAccepted(state: EnquiryState, enquiry: Enquiry): EnquiryState {
  const { values, sendings } = state;
  const tried = state.tried.filter((words) => words !== wordsOf(enquiry));
  if (isSame(values, enquiry) || isEmpty(values))
    return { stage: 'sent', status: 'sent', values: emptyValues, tried, sendings };
  const message = values.message.trim();
  const isAddition = state.stage === 'sending' && message.startsWith(enquiry.message);
  const rest = isAddition ? message.slice(enquiry.message.length).trim() : values.message;
  const others = { ...values, message: rest };
  return { stage: 'sent', status: 'sentPart', values: others, tried, sendings };
}
