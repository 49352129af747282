/** The reducer of an enquiry's state. Pure: it reads, stores and sends nothing. */
import {
  checkEnquiry,
  type Enquiry,
  emptyValues,
  enquiryFields,
  type FieldValues,
  isSame,
} from './enquiry';
import { type Answer, type EnquiryEvent, type EnquiryState, isTried } from './states';

/**
 * The state after an event.
 * @param values what stands in the form now; some password managers fill it in without an event
 * @param isOnline what the browser says of its connection
 */
export function reduce(
  before: EnquiryState,
  event: EnquiryEvent,
  values: FieldValues,
  isOnline: boolean,
): EnquiryState {
  const state = withValues(before, values);
  switch (event.kind) {
    case 'opened':
      return onOpened({ ...state, tried: event.tried }, event.isRestored);
    case 'typed':
      return state;
    case 'submitted':
    case 'agreed':
      return state.stage === 'sending'
        ? state
        : onPressed(state, event.kind === 'agreed', isOnline);
    case 'dismissed':
      return onDismissed(state);
    case 'connected':
      return state.stage === 'offline' ? { ...state, stage: 'online' } : state;
    case 'answered':
      return onAnswered(state, event.enquiry, event.answer);
  }
}

/** Updates the values. Mistakes and some stages only hold for the values they were found in. */
function withValues(state: EnquiryState, values: FieldValues): EnquiryState {
  const { stage, tried } = state;
  if (stage === 'writing') {
    const unchanged = enquiryFields.filter((field) => values[field] === state.values[field]);
    const errors = unchanged.flatMap((field) => {
      const error = state.errors[field];
      return error ? [[field, error] as const] : [];
    });
    return { stage, values, tried, errors: Object.fromEntries(errors) };
  }
  const dependsOnValues = ['restored', 'sent', 'sentPart', 'triedBefore'].includes(stage);
  if (!dependsOnValues || isSame(values, state.values)) return { ...state, values };
  return { stage: 'writing', values, tried, errors: {} };
}

function onOpened(state: EnquiryState, isRestored: boolean): EnquiryState {
  const { values, tried } = state;
  const enquiry = tried.find((other) => isSame(other, values));
  if (enquiry) return { stage: 'unanswered', values, tried, enquiry };
  return isRestored ? { stage: 'restored', values, tried } : state;
}

function onPressed(state: EnquiryState, isAgreed: boolean, isOnline: boolean): EnquiryState {
  const { stage, values, tried } = state;
  // Another tap after the form was sent and emptied does not start a new enquiry.
  if (stage === 'sent' && isSame(values, emptyValues)) return state;
  const checked = checkEnquiry(values);
  if ('errors' in checked) return { stage: 'writing', values, tried, errors: checked.errors };
  const { enquiry } = checked;
  const isRepeat = isTried(state, enquiry);
  const isAskedForRepeat = isAgreed && 'enquiry' in state && isSame(state.enquiry, enquiry);
  if (isRepeat && !isAskedForRepeat) return { stage: 'triedBefore', values, tried, enquiry };
  const isToBeTried = isOnline || isRepeat || (isAgreed && stage === 'offline');
  if (!isToBeTried) return { stage: 'offline', values, tried, enquiry };
  return { stage: 'sending', values, tried, enquiry, isOffline: !isOnline };
}

/** Empties the form unless its values have changed since. */
function onDismissed(state: EnquiryState): EnquiryState {
  const { stage, values, tried } = state;
  if (stage === 'sending') return state;
  const isAboutValues =
    stage === 'restored' || ('enquiry' in state && isSame(state.enquiry, values));
  return { stage: 'writing', values: isAboutValues ? emptyValues : values, tried, errors: {} };
}

function onAnswered(state: EnquiryState, enquiry: Enquiry, answer: Answer): EnquiryState {
  const { values, tried } = state;
  const others = tried.filter((other) => !isSame(other, enquiry));
  const isAwaited = state.stage === 'sending' && state.enquiry === enquiry;
  if (answer === 'sent' && isSame(values, enquiry))
    return { stage: 'sent', values: emptyValues, tried: others };
  if (!isAwaited) return state;
  if (answer === 'sent') {
    return { stage: 'sentPart', values: keepAddedMessage(values, enquiry), tried: others };
  }
  if (answer === 'unanswered') {
    const stage = state.isOffline ? 'unansweredOffline' : 'unanswered';
    return { stage, values, tried: [...others, enquiry], enquiry };
  }
  return { stage: isTried(state, enquiry) ? 'repeatRefused' : answer, values, tried, enquiry };
}

/** The text added to the message during the sending, such as a calculation. */
function keepAddedMessage(values: FieldValues, enquiry: Enquiry): FieldValues {
  const message = values.message.trim();
  const isAppended = message.startsWith(enquiry.message);
  return isAppended ? { ...values, message: message.slice(enquiry.message.length).trim() } : values;
}
