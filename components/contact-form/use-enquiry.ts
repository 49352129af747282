import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { type Delivery, sendEmail } from '@/lib/enquiry/email-service';
import { isEmpty, readValues } from '@/lib/enquiry/enquiry';
import { initialState, type Reply, reduce } from '@/lib/enquiry/enquiry-state';
import type { Loader } from '@/lib/islands/contract';
import { keepWhole } from './keep-whole';

/** Loads the toasts. If that fails, the form itself says the same. */
const loadToasts = () => import('./toasts').catch(() => undefined);

/**
 * The state of a form's enquiry, and its effects: empties the form, has the loader store the draft, sends the enquiry
 * and announces the outcome.
 */
export function useEnquiry(delivery: Delivery, loader: Loader | undefined) {
  const formRef = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(reduce, initialState);
  const { announcement } = state;
  const isOpen = state !== initialState;
  const isBlank = isEmpty(state.values);
  const enquiry = state.stage === 'sending' ? state.values : undefined;
  // True as soon as it is sent: if the page closes before the reply, the outcome is unknown.
  const mayHaveArrived = state.mayHaveArrived || Boolean(enquiry);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const open = (warnedAt?: number) => {
      const mayHaveArrived = loader?.mayHaveArrived ?? false;
      dispatch({ kind: 'opened', values: readValues(form), mayHaveArrived, warnedAt });
    };
    form.noValidate = true;
    open(loader?.warnedAt);
    if (loader?.isRefused) dispatch({ kind: 'refused', values: readValues(form) });
    form.addEventListener('beforeinput', keepWhole, { signal });
    const reopen = ({ persisted }: PageTransitionEvent) => persisted && open(performance.now());
    addEventListener('pageshow', reopen, { signal });
    addEventListener('online', () => dispatch({ kind: 'reconnected' }), { signal });
    form.addEventListener('input', () => void loadToasts(), { once: true, signal });
    return () => unmounted.abort();
  }, [loader]);

  // A layout effect, since a later reset would erase what has been typed in the meantime.
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (isBlank) formRef.current?.reset();
    loader?.changed(mayHaveArrived);
  }, [isOpen, isBlank, mayHaveArrived, loader]);

  useEffect(() => {
    if (!enquiry) return;
    const maxReplyMilliseconds = 30_000;
    const onReply = (reply: Reply) =>
      dispatch({ kind: 'replied', enquiry, reply, at: performance.now() });
    void sendEmail(enquiry, delivery).then(onReply);
    setTimeout(onReply, maxReplyMilliseconds, 'noReply');
  }, [enquiry, delivery]);

  // Moves the focus off the button, which is disabled while the enquiry is being sent.
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

  return { state, dispatch, formRef };
}
