/** Runs the enquiry of a form: reads and fills the form, keeps its draft, and sends it. */

import { keepDraft, readDraftText, setDraftText, watchDraft } from 'html-first/draft';
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

/** For how long after an answer a press sends nothing: a double click, or Enter held down, is one press. */
const restMilliseconds = 1_000;

/**
 * Starts the enquiry of a form.
 * @param show shows a state; `before` and `event` say what it came from
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
  /** The answer that the page waits for; none once it was left and shown again. */
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
    if (event.kind === 'submitted' && performance.now() - answeredAt < restMilliseconds) return;
    if (event.kind === 'answered') answeredAt = performance.now();
    const before = state;
    const values = mapFields((field) => controlOf(field)?.value ?? '');
    state = reduce(before, event, values);
    if (state.values !== values) fillForm(state.values);
    setDraftText(form, draftTextOf(state));
    // Before sending: if the page closes meanwhile, nobody can know whether it arrived. Keys are kept anyway.
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
