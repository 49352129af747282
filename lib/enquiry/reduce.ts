/** The reducer of an enquiry's state. Pure: it reads, stores and sends nothing. */
import {
  checkEnquiry,
  type EnquiryErrors,
  emptyValues,
  enquiryFields,
  type FieldValues,
  isEmpty,
} from './enquiry';
import { type Answer, type EnquiryEvent, type EnquiryState, initialState } from './states';

/** The properties that all stages share. */
const sharedPart = ({ values, mayHaveArrived, isRestored, cleared }: EnquiryState) => ({
  values,
  mayHaveArrived,
  isRestored,
  cleared,
});

const writing = (state: EnquiryState, errors: EnquiryErrors = {}): EnquiryState => ({
  ...sharedPart(state),
  stage: state.mayHaveArrived ? 'mayHaveArrived' : 'writing',
  errors,
});

/**
 * The state after an event.
 * @param values the values in the form, which some password managers fill in without an event
 */
export function reduce(
  before: EnquiryState,
  event: EnquiryEvent,
  values: FieldValues,
): EnquiryState {
  const state = { ...before, values };
  if (event.kind === 'opened') return onOpened(values, event.draftText, event.isRestored);
  if (event.kind === 'answered') return onAnswered(state, event.answer);
  if (before.stage === 'sending') return state;
  switch (event.kind) {
    case 'changed':
      return onChanged(before, values);
    case 'submitted':
      return onSubmitted(state);
    case 'cleared': {
      const cleared = { values, mayHaveArrived: state.mayHaveArrived };
      const empty = { values: emptyValues, mayHaveArrived: false, isRestored: false };
      return writing({ ...state, ...empty, cleared });
    }
    default:
      return state.cleared && isEmpty(values)
        ? writing({ ...state, ...state.cleared, cleared: undefined })
        : state;
  }
}

function onOpened(values: FieldValues, draftText: string, isRestored: boolean): EnquiryState {
  const opened = { values, isRestored, mayHaveArrived: draftText === 'mayHaveArrived' };
  if (draftText === 'sent' && isEmpty(values)) return { ...opened, stage: 'sent' };
  return writing({ ...initialState, ...opened });
}

function onChanged(before: EnquiryState, values: FieldValues): EnquiryState {
  const state = { ...before, values, isRestored: false, cleared: undefined };
  if (state.stage === 'notSent') return state;
  const errors = 'errors' in state ? { ...state.errors } : {};
  for (const field of enquiryFields) {
    if (values[field] !== before.values[field]) delete errors[field];
  }
  return writing(state, errors);
}

function onSubmitted(state: EnquiryState): EnquiryState {
  // Another press after the form was sent and emptied does not start a new enquiry.
  if (state.stage === 'sent' && isEmpty(state.values)) return state;
  const checked = checkEnquiry(state.values);
  if ('errors' in checked) return writing(state, checked.errors);
  return { ...sharedPart(state), stage: 'sending', cleared: undefined, ...checked };
}

function onAnswered(state: EnquiryState, answer: Answer): EnquiryState {
  if (answer === 'sent')
    return { stage: 'sent', values: emptyValues, mayHaveArrived: false, isRestored: false };
  if (answer === 'unanswered') return writing({ ...state, mayHaveArrived: true });
  return { ...sharedPart(state), stage: 'notSent', refusal: answer };
}
