import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { formCopy } from '@/content/enquiry';
import { cleanText } from '@/facts/schema/clean-text';
import { type Delivery, sendEmail } from '@/lib/enquiry/email-service';
import { isEmpty, readValues } from '@/lib/enquiry/enquiry';
import { type EnquiryState, initialState, type Reply, reduce } from '@/lib/enquiry/enquiry-state';
import { fillLinks } from '@/lib/html-first/draft';

/** Loads the toasts. If that fails, the form itself says the same. */
const loadToasts = () => import('./toasts').catch(() => undefined);

/** Takes back the note of what a link has added, once that has been sent, cleared or edited. */
export function useAddedNote(state: EnquiryState): void {
  const isOpen = state !== initialState;
  const { message } = state.values;
  useLayoutEffect(() => {
    const note = document.getElementById('added');
    const question = note?.textContent?.slice(formCopy.added.length + 1) ?? '';
    if (isOpen && !message.includes(question)) note?.replaceChildren();
  }, [isOpen, message]);
}

/**
 * The state of a form's enquiry, and what follows from it: the form is emptied, its draft is stored, the enquiry is
 * sent, and its outcome is announced.
 */
export function useEnquiry(delivery: Delivery) {
  const flagRef = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(reduce, initialState);
  const { announcement } = state;
  const isOpen = state !== initialState;
  const isBlank = isEmpty(state.values);
  const enquiry = state.stage === 'sending' ? state.values : undefined;
  // From the moment of sending: if the page closes before the reply, nobody can know.
  const mayHaveArrived = state.mayHaveArrived || Boolean(enquiry);

  useEffect(() => {
    const flag = flagRef.current;
    if (!flag?.form) return undefined;
    const { form } = flag;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const open = () =>
      dispatch({ kind: 'opened', values: readValues(form), mayHaveArrived: flag.value !== '' });
    form.noValidate = true;
    open();
    // The browser itself has just refused a submit, because of a required field that is still empty. `:is` forgives
    // browsers that do not know `:user-invalid`.
    if (form.querySelector<HTMLInputElement>(':focus:is(:user-invalid)')?.value === '')
      dispatch({ kind: 'submitted', values: readValues(form), at: performance.now() });
    // After the loader, which fills them with the words as typed. A `change` may empty them.
    const island = form.closest('[data-island]') ?? form;
    const fill = () => fillLinks(island, form, cleanText);
    island.addEventListener('click', fill, { signal });
    form.addEventListener('change', fill, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && open(), { signal });
    addEventListener('online', () => dispatch({ kind: 'reconnected' }), { signal });
    form.addEventListener('input', () => void loadToasts(), { once: true, signal });
    return () => unmounted.abort();
  }, []);

  useLayoutEffect(() => {
    const flag = flagRef.current;
    if (!isOpen || !flag?.form) return;
    if (isBlank) flag.form.reset();
    flag.value = mayHaveArrived ? 'mayHaveArrived' : '';
    // Stores the draft at once. What is typed is stored anyway.
    flag.form.dispatchEvent(new Event('change'));
  }, [isOpen, isBlank, mayHaveArrived]);

  useEffect(() => {
    if (!enquiry) return;
    const maxReplyMilliseconds = 30_000;
    const onReply = (reply: Reply) =>
      dispatch({ kind: 'replied', enquiry, reply, at: performance.now() });
    void sendEmail(enquiry, delivery).then(onReply);
    setTimeout(onReply, maxReplyMilliseconds, 'noReply');
  }, [enquiry, delivery]);

  // The focus leaves the button, which is disabled while the enquiry is being sent.
  useLayoutEffect(() => {
    if (enquiry) document.getElementById('enquiry-status')?.focus();
    if (announcement?.toast === 'invalid') document.getElementById('mistakes')?.focus();
  }, [enquiry, announcement]);

  useEffect(() => {
    if (!announcement) return undefined;
    let isCurrent = true;
    void loadToasts().then(async (toasts) => {
      if (isCurrent) await toasts?.showToast(announcement.toast);
    });
    return () => {
      isCurrent = false;
    };
  }, [announcement]);

  return { state, dispatch, flagRef };
}
