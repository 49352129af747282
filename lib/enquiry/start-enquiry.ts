/** Runs an enquiry in a page: dispatches events to the reducer and performs the effects. */
import { type Delivery, sendEmail } from './email-service';
import { type Enquiry, type FieldValues, isSame } from './enquiry';
import { reduce } from './reduce';
import { type EnquiryEvent, type EnquiryState, initialState } from './states';

/** What the device remembers of this form's words, in all tabs. */
export interface Device {
  /** Whether words were tried, and neither accepted nor refused. */
  readonly isTried: (words: FieldValues) => boolean;
  /** @returns a value unique to this try */
  readonly addTry: (words: FieldValues) => string;
  readonly removeTry: (id: string) => void;
  /** Marks words as sent or discarded, in every tab. */
  readonly markGone: (words: FieldValues) => void;
  /** Whether the form's words were sent or discarded, and not typed again since. */
  readonly isGone: () => boolean;
}

/** A try of this page that the service has not refused. */
interface Attempt {
  /** As the device knows it. */
  readonly id: string;
  readonly enquiry: FieldValues;
  /** It was accepted after the form had gone on to other words. */
  readonly isAccepted?: boolean;
}

/** What an enquiry needs of its form. */
export interface EnquiryPage {
  readonly device: Device;
  /** Whether the form has words of an earlier visit. */
  readonly isRestored: boolean;
  /** What the form contains now. */
  readonly readForm: () => FieldValues;
  readonly fillForm: (values: FieldValues) => void;
  /** Shows a state; `before` and `event` say what it came from. */
  readonly show: (state: EnquiryState, before: EnquiryState, event: EnquiryEvent) => void;
}

/** Starts the enquiry of a form. @returns dispatches an event to it */
export function startEnquiry(page: EnquiryPage, delivery: Delivery) {
  const { device } = page;
  let state = initialState;
  /** Known even if storage is blocked. */
  let own: readonly Attempt[] = [];

  function send(enquiry: Enquiry): void {
    // Stored before sending: if the page closes meanwhile, nobody can know whether it arrived.
    own = [...own, { id: device.addTry(enquiry), enquiry }];
    sendEmail(enquiry, delivery, (answer) => dispatch({ kind: 'answered', enquiry, answer }));
  }

  /** Forgets the try that was answered, but no other try of the same words. */
  function forget(enquiry: Enquiry): void {
    for (const { id } of own.filter((attempt) => attempt.enquiry === enquiry)) device.removeTry(id);
    own = own.filter((attempt) => attempt.enquiry !== enquiry);
  }

  /** Remembers what the service has accepted, unless the visitor has read that it was. */
  function onAccepted(enquiry: FieldValues): void {
    own = own.filter((attempt) => !isSame(attempt.enquiry, enquiry));
    if (!state.stage.startsWith('sent')) own = [...own, { id: '', enquiry, isAccepted: true }];
    device.markGone(enquiry);
  }

  function dispatch(event: EnquiryEvent): void {
    const before = state;
    const values = page.readForm();
    if (event.kind === 'answered' && event.answer !== 'unanswered') forget(event.enquiry);
    const isKnown = (words: FieldValues, isAccepted = false) =>
      own.some((attempt) => isSame(attempt.enquiry, words) && isAccepted === !!attempt.isAccepted);
    state = reduce(before, event, {
      values,
      isOnline: navigator.onLine !== false,
      isTried: (words) => isKnown(words) || device.isTried(words),
      isAccepted: (words) => isKnown(words, true),
      isGone: device.isGone,
    });
    if (state.stage === 'sending' && before.stage !== 'sending') send(state.enquiry);
    if (event.kind === 'answered' && event.answer === 'sent') onAccepted(event.enquiry);
    else if (state.stage === 'sent' && state.values !== values) onAccepted(values);
    else if (event.kind === 'dismissed')
      device.markGone('enquiry' in before ? before.enquiry : values);
    if (state.values !== values) page.fillForm(state.values);
    page.show(state, before, event);
  }

  dispatch({ kind: 'opened', isRestored: page.isRestored });
  return dispatch;
}
