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
const common = ({ values, tried }: EnquiryState) => ({ values, tried });

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
  if (event.kind === 'answered') return onAnswered(state, event.enquiry, event.answer);
  if (event.kind === 'opened') return onOpened({ ...state, tried: event.tried }, event.isRestored);
  if (event.kind === 'noticed' || state.stage === 'sending') return state;
  if (event.kind === 'submitted') return onPressed(state, isOnline, false);
  // The visitor chose by what there was to read: the words may be others by now.
  const isRead = isSame(values, before.values) && choicesIn(before).includes(event.kind);
  if (!isRead) return state;
  if (event.kind === 'agreed') return onPressed(state, isOnline, state.stage !== 'refused');
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
  const isInDoubt = state.stage === 'unanswered' || state.tried.includes(wordsOf(values));
  if (isChanged && isInDoubt) return inDoubt(state);
  if (state.stage === 'waiting') return { ...state, status: isOnline ? 'online' : 'offline' };
  const isOver = isChanged && (state.stage === 'restored' || state.stage === 'sent');
  return isOver ? writing(state) : state;
}

function onOpened(state: EnquiryState, isRestored: boolean): EnquiryState {
  if (state.tried.includes(wordsOf(state.values))) return inDoubt(state);
  return isRestored ? { ...common(state), stage: 'restored', status: 'restored' } : writing(state);
}

function onPressed(state: EnquiryState, isOnline: boolean, isAgreed: boolean): EnquiryState {
  // Another tap after the form was sent and emptied does not start a new enquiry.
  if (state.stage === 'sent' && isEmpty(state.values)) return state;
  const checked = checkEnquiry(state.values);
  if ('errors' in checked) return writing(state, checked.errors);
  const { enquiry } = checked;
  const words = wordsOf(enquiry);
  if (!isAgreed && state.tried.includes(words)) return inDoubt(state, 'triedBefore');
  if (!isAgreed && !isOnline) return { ...common(state), stage: 'waiting', status: 'offline' };
  return {
    stage: 'sending',
    status: 'sending',
    values: state.values,
    tried: [...state.tried, words],
    enquiry,
  };
}

/** The state when something may have arrived, whether or not it is still in the form. */
function inDoubt(
  state: EnquiryState,
  status: 'unanswered' | 'triedBefore' = 'unanswered',
): EnquiryState {
  return state.tried.includes(wordsOf(state.values))
    ? { ...common(state), stage: 'unanswered', status }
    : { ...common(state), stage: 'changed', status: 'changed' };
}

function onAnswered(state: EnquiryState, enquiry: Enquiry, answer: Answer): EnquiryState {
  const words = wordsOf(enquiry);
  const isAwaited = state.stage === 'sending' && state.enquiry === enquiry;
  if (answer === 'unanswered') return isAwaited ? inDoubt(state) : state;
  const subject = state.stage === 'sending' ? state.enquiry : state.values;
  const isSubject =
    state.stage === 'changed'
      ? state.tried.every((other) => other === words)
      : wordsOf(subject) === words;
  if (answer === 'sent') return isSubject ? onAccepted(state, enquiry) : state;
  const place = state.tried.indexOf(words);
  const next = { ...state, tried: state.tried.filter((_, at) => at !== place) };
  if (!isSubject || (state.stage === 'sending' && !isAwaited)) return next;
  if (!next.tried.includes(words)) return { ...common(next), stage: 'refused', status: answer };
  return isAwaited ? inDoubt(next) : next;
}

/** What was added to the message during the sending, such as a calculation, stays in the form. */
function onAccepted(state: EnquiryState, enquiry: Enquiry): EnquiryState {
  const { values } = state;
  const tried = state.tried.filter((words) => words !== wordsOf(enquiry));
  if (isSame(values, enquiry) || isEmpty(values))
    return { stage: 'sent', status: 'sent', values: emptyValues, tried };
  const message = values.message.trim();
  const isAddition = state.stage === 'sending' && message.startsWith(enquiry.message);
  const rest = isAddition ? message.slice(enquiry.message.length).trim() : values.message;
  return { stage: 'sent', status: 'sentPart', values: { ...values, message: rest }, tried };
}
