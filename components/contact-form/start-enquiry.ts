/** Runs the enquiry of a form: reads and fills the form, keeps its words, and sends them. */
import { type Delivery, sendEmail } from '@/lib/enquiry/email-service';
import {
  type EnquiryField,
  enquiryFields,
  type FieldValues,
  mapFields,
} from '@/lib/enquiry/enquiry';
import { reduce } from '@/lib/enquiry/reduce';
import { type EnquiryEvent, type EnquiryState, initialState } from '@/lib/enquiry/states';
import { Attribute } from '@/lib/html-first/attributes';
import { keptWords } from '@/lib/html-first/islands/kept-words';

/**
 * Starts the enquiry of a form.
 * @param show shows a state; `before` and `event` say what it came from
 * @param signal aborted when the form is no longer shown
 * @returns dispatches an event to the enquiry
 */
export function startEnquiry(
  form: HTMLFormElement,
  delivery: Delivery,
  show: (state: EnquiryState, before: EnquiryState, event: EnquiryEvent) => void,
  signal: AbortSignal,
) {
  const kept = keptWords(form, signal);
  let state = initialState;

  // By its id, since a control that an extension adds may have the same name.
  const controlOf = (field: EnquiryField) =>
    form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${field}`);

  function fillForm(values: FieldValues): void {
    for (const field of enquiryFields) {
      const control = controlOf(field);
      if (control) control.value = values[field];
    }
  }

  function dispatch(event: EnquiryEvent): void {
    const before = state;
    const values = mapFields((field) => controlOf(field)?.value ?? '');
    state = reduce(before, event, values, navigator.onLine !== false);
    if (state.values !== values) fillForm(state.values);
    // Kept before sending: if the page closes meanwhile, nobody can know whether it arrived.
    if (event.kind !== 'opened' && state.tried !== before.tried)
      kept.keep(`${new URLSearchParams(state.tried.map((words) => ['tried', words]))}`);
    if (state.stage === 'sending' && before.stage !== 'sending') {
      const { enquiry } = state;
      sendEmail(enquiry, delivery, (answer) => dispatch({ kind: 'answered', enquiry, answer }));
    }
    show(state, before, event);
  }

  function open(isReturn: boolean): void {
    const tried = new URLSearchParams(kept.open(isReturn)).getAll('tried');
    dispatch({ kind: 'opened', tried, isRestored: form.hasAttribute(Attribute.Restored) });
  }

  open(false);
  addEventListener('pageshow', ({ persisted }) => persisted && open(true), { signal });
  for (const type of ['online', 'offline'])
    addEventListener(type, () => dispatch({ kind: 'noticed' }), { signal });
  return dispatch;
}
