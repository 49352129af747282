/** Runs an enquiry in a page: dispatches events to the reducer and performs the effects. */
import { type Delivery, sendEmail } from './email-service';
import type { FieldValues } from './enquiry';
import { reduce } from './reduce';
import { type EnquiryEvent, type EnquiryState, initialState } from './states';

/** What an enquiry needs of its form. */
export interface EnquiryPage {
  readonly readForm: () => FieldValues;
  readonly fillForm: (values: FieldValues) => void;
  /** Keeps the form's words, and what was tried, in the tab. */
  readonly keep: (tried: readonly string[]) => void;
  /** Shows a state; `before` and `event` say what it came from. */
  readonly show: (state: EnquiryState, before: EnquiryState, event: EnquiryEvent) => void;
}

/** Starts the enquiry of a form. @returns dispatches an event to it */
export function startEnquiry(page: EnquiryPage, delivery: Delivery) {
  let state = initialState;

  return function dispatch(event: EnquiryEvent): void {
    const before = state;
    const values = page.readForm();
    state = reduce(before, event, values, navigator.onLine !== false);
    if (state.values !== values) page.fillForm(state.values);
    // Kept before sending: if the page closes meanwhile, nobody can know whether it arrived.
    if (event.kind !== 'opened' && state.tried !== before.tried) page.keep(state.tried);
    if (state.stage === 'sending' && state.sendings > before.sendings) {
      const { enquiry, sendings: sending } = state;
      sendEmail(enquiry, delivery, (answer) =>
        dispatch({ kind: 'answered', enquiry, sending, answer }),
      );
    }
    page.show(state, before, event);
  };
}
