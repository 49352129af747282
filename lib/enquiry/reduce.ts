/** The reducer of an enquiry's state. Pure: it reads, stores and sends nothing. */
import {
  checkEnquiry,
  type Enquiry,
  emptyValues,
  enquiryFields,
  type FieldValues,
  isSame,
} from './enquiry';
import type { Answer, EnquiryEvent, EnquiryState, Surroundings } from './states';

/** The state after an event. */
export function reduce(
  before: EnquiryState,
  event: EnquiryEvent,
  around: Surroundings,
): EnquiryState {
  const state = withValues(before, around.values);
  // Nothing but its answer ends a sending.
  if (state.stage === 'sending' && event.kind !== 'answered') return state;
  switch (event.kind) {
    case 'opened':
      return onNoticed(
        event.isRestored ? { stage: 'restored', values: state.values } : state,
        around,
      );
    case 'noticed':
      return onNoticed(state, around);
    case 'typed':
      return state;
    case 'submitted':
    case 'agreed':
      return onPressed(state, event.kind === 'agreed', around);
    case 'dismissed':
      return onDismissed(state);
    case 'connected':
      return state.stage === 'offline' ? { ...state, stage: 'online' } : state;
    case 'answered': {
      const next = onAnswered(state, event.enquiry, event.answer);
      const isOver = next !== state && next.stage !== 'sent' && next.stage !== 'sentPart';
      return isOver ? onNoticed(next, around) : next;
    }
  }
}

/** Whether the status says that nothing was sent. */
function isNotSent({ stage }: EnquiryState): boolean {
  return /^(offline|online|outOfOrder|refused)/.test(stage);
}

/** Updates the values. Mistakes and some stages apply only to the values they were found in. */
function withValues(state: EnquiryState, values: FieldValues): EnquiryState {
  const { stage } = state;
  if (stage === 'writing') {
    const errors = { ...state.errors };
    for (const field of enquiryFields) {
      if (values[field] !== state.values[field]) delete errors[field];
    }
    return { stage, values, errors };
  }
  const dependsOnValues = ['restored', 'sent', 'sentPart', 'triedBefore'].includes(stage);
  if (!dependsOnValues || isSame(values, state.values)) return { ...state, values };
  return { stage: 'writing', values, errors: {} };
}

/** What other pages of this device have done with the words. */
function onNoticed(state: EnquiryState, around: Surroundings): EnquiryState {
  const { values } = state;
  const isEmptied = 'enquiry' in state && isSame(values, emptyValues);
  if (isEmptied || around.isGone()) return { stage: 'writing', values: emptyValues, errors: {} };
  const { enquiry } = 'enquiry' in state ? state : { enquiry: undefined, ...checkEnquiry(values) };
  if (!enquiry) return state;
  const isTried = around.isTried(enquiry);
  const isRefused = 'enquiry' in state && isNotSent(state);
  if (isTried && isRefused) return { stage: 'repeatRefused', values, enquiry };
  if (isTried && !('enquiry' in state)) return { stage: 'unanswered', values, enquiry };
  // Another page's try was refused.
  const isStale = !isTried && 'enquiry' in state && !isNotSent(state) && isSame(values, enquiry);
  return isStale ? { stage: 'restored', values } : state;
}

function onPressed(state: EnquiryState, isAgreed: boolean, around: Surroundings): EnquiryState {
  const { stage, values } = state;
  const { isOnline } = around;
  // Another tap after the form was sent and emptied does not start a new enquiry.
  if (stage === 'sent' && isSame(values, emptyValues)) return state;
  const checked = checkEnquiry(values);
  if ('errors' in checked) return { stage: 'writing', values, errors: checked.errors };
  const { enquiry } = checked;
  if (around.isAccepted(enquiry)) return { stage: 'sent', values: emptyValues };
  const isRepeat = around.isTried(enquiry);
  const isAskedForRepeat =
    isAgreed && 'enquiry' in state && !isNotSent(state) && isSame(state.enquiry, enquiry);
  if (isRepeat && !isAskedForRepeat) return { stage: 'triedBefore', values, enquiry };
  const isToBeTried = isOnline || isRepeat || (isAgreed && stage === 'offline');
  if (!isToBeTried) return { stage: 'offline', values, enquiry };
  return { stage: 'sending', values, enquiry, isOffline: !isOnline, isRepeat };
}

/** Empties the form unless its values have changed since. */
function onDismissed(state: EnquiryState): EnquiryState {
  const { stage, values } = state;
  const isAboutValues =
    stage === 'restored' || ('enquiry' in state && isSame(state.enquiry, values));
  return { stage: 'writing', values: isAboutValues ? emptyValues : values, errors: {} };
}

function onAnswered(state: EnquiryState, enquiry: Enquiry, answer: Answer): EnquiryState {
  const { stage, values } = state;
  const isSending = stage === 'sending';
  const isAwaited = isSending && state.enquiry === enquiry;
  const isSubject = 'enquiry' in state && isSame(state.enquiry, enquiry);
  if (answer === 'sent') {
    const hasOthers = !isSame(values, enquiry) && !isSame(values, emptyValues);
    if (!hasOthers && (isSubject || isSame(values, enquiry)))
      return { stage: 'sent', values: emptyValues };
    if (!isSubject) return state;
    return { stage: 'sentPart', values: isSending ? keepAddedMessage(values, enquiry) : values };
  }
  if (isAwaited && answer === 'unanswered') {
    return { stage: state.isOffline ? 'unansweredOffline' : 'unanswered', values, enquiry };
  }
  // A refusal after the 30 seconds still says that this try has not arrived.
  const isLate = isSubject && /^(unanswered|triedBefore)/.test(stage);
  if (answer === 'unanswered' || !(isAwaited || isLate)) return state;
  return { stage: isSending && state.isRepeat ? 'repeatRefused' : answer, values, enquiry };
}

/** The text added to the message during the sending, such as a calculation. */
function keepAddedMessage(values: FieldValues, enquiry: Enquiry): FieldValues {
  const message = values.message.trim();
  const isAppended = message.startsWith(enquiry.message);
  return isAppended ? { ...values, message: message.slice(enquiry.message.length).trim() } : values;
}
