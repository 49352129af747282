/** Runs the enquiry of a form: reads and fills the form, keeps its draft, and sends it. */

import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  type FieldValues,
  mapFields,
} from '@/lib/enquiry/enquiry';
import { reduce } from '@/lib/enquiry/reduce';
import {
  type Answer,
  draftTextOf,
  type EnquiryEvent,
  type EnquiryState,
  initialState,
} from '@/lib/enquiry/states';
import { keepDraft, readDraftText, setDraftText, watchDraft } from '@/lib/html-first/draft';

/** After an answer Send does nothing for this long, so that a double click or a held Enter sends once. */
const pauseMilliseconds = 1_000;

/**
 * Starts the enquiry of a form.
 * @param show called with each state, the one before it, and the event between them
 * @param signal aborted when the form is no longer shown
 * @returns dispatches an event to the enquiry
 */
export function startEnquiry(
  form: HTMLFormElement,
  send: (enquiry: Enquiry) => Promise<Answer>,
  show: (state: EnquiryState, before: EnquiryState, event: EnquiryEvent) => void,
  signal: AbortSignal,
) {
  let state = initialState;
  let answeredAt = Number.NEGATIVE_INFINITY;
  /** The answer that the page is waiting for; none after the visitor has left the page and come back. */
  let awaited: Promise<Answer> | undefined;

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
    if (event.kind === 'submitted' && performance.now() - answeredAt < pauseMilliseconds) return;
    if (event.kind === 'answered') answeredAt = performance.now();
    const before = state;
    const values = mapFields((field) => controlOf(field)?.value ?? '');
    state = reduce(before, event, values);
    if (state.values !== values) fillForm(state.values);
    setDraftText(form, draftTextOf(state));
    // Before sending: if the page closes meanwhile, nobody can know whether it arrived. Typing is stored anyway.
    if (event.kind !== 'changed') keepDraft(form);
    if (state.stage === 'sending' && before.stage !== 'sending') void sendEnquiry(state.enquiry);
    show(state, before, event);
  }

  async function sendEnquiry(enquiry: Enquiry): Promise<void> {
    const sending = send(enquiry);
    awaited = sending;
    const answer = await sending;
    if (awaited === sending) dispatch({ kind: 'answered', answer });
  }

  function open(): void {
    awaited = undefined;
    const isRestored = Boolean(form.dataset.restored);
    dispatch({ kind: 'opened', draftText: readDraftText(form), isRestored });
  }

  watchDraft(form);
  open();
  addEventListener('pageshow', ({ persisted }) => persisted && open(), { signal });
  return dispatch;
}
