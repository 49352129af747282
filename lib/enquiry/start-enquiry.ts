/** Runs an enquiry in a page: dispatches events to the reducer and performs the effects. */
import { type Delivery, sendEmail } from './email-service';
import type { FieldValues } from './enquiry';
import { reduce } from './reduce';
import { type EnquiryEvent, type EnquiryState, initialState, isTried } from './states';
import { forgetTried, readTried, rememberTried } from './storage';

/** What an enquiry needs of its form. */
export interface EnquiryPage {
  /** Where the device keeps what was tried from this page. */
  readonly triedKey: string;
  /** Whether the form holds words of an earlier visit. */
  readonly isRestored: boolean;
  /** What stands in the form now. */
  readonly readForm: () => FieldValues;
  readonly fillForm: (values: FieldValues) => void;
  /** Shows a state; `before` and `event` say what it came from. */
  readonly show: (state: EnquiryState, before: EnquiryState, event: EnquiryEvent) => void;
}

/** Starts the enquiry of a form. @returns dispatches an event to it, and stops listening to others. */
export function startEnquiry(page: EnquiryPage, delivery: Delivery) {
  const { triedKey } = page;
  let state = initialState;

  function dispatch(event: EnquiryEvent): void {
    const before = state;
    const values = page.readForm();
    state = reduce(before, event, values, navigator.onLine);
    if (event.kind === 'answered' && !isTried(state, event.enquiry)) {
      forgetTried(triedKey, event.enquiry);
    }
    if (event.kind === 'dismissed' && state.values !== values) forgetTried(triedKey, values);
    if (state.stage === 'sending' && before.stage !== 'sending') {
      const { enquiry } = state;
      // Stored before sending: if the page closes meanwhile, nobody can know whether it arrived.
      rememberTried(triedKey, enquiry);
      sendEmail(enquiry, delivery, (answer) => dispatch({ kind: 'answered', enquiry, answer }));
    }
    if (state.values !== values) page.fillForm(state.values);
    page.show(state, before, event);
  }

  const listening = new AbortController();
  window.addEventListener('online', () => dispatch({ kind: 'connected' }), listening);
  dispatch({ kind: 'opened', isRestored: page.isRestored, tried: readTried(triedKey) });
  return { dispatch, stop: () => listening.abort() };
}
