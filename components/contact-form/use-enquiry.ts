import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Delivery } from '@/lib/enquiry/email-service';
import { type EnquiryEvent, type EnquiryState, initialState } from '@/lib/enquiry/states';
import { startEnquiry } from './start-enquiry';
import { showToast } from './toasts';

/**
 * Whether the browser's own validation has just refused a submit, and the visitor has not typed since. A
 * submit that the loader deferred happens when the form is ready, and is checked then.
 */
function wasRefused(form: HTMLFormElement): boolean {
  if (!CSS.supports('selector(:user-invalid)') || form.hasAttribute('aria-busy')) return false;
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  if (!isField || activeElement.value || activeElement.form !== form) return false;
  return activeElement.matches(':user-invalid');
}

/** The toast that announces a change, and the id of the element that takes the focus. */
function announcementOf({ stage }: EnquiryState, before: EnquiryState, { kind }: EnquiryEvent) {
  const isPress = kind === 'submitted' || kind === 'agreed';
  const isAnswer = kind === 'answered' && stage !== before.stage;
  if (kind === 'dismissed') return { focus: 'name' };
  if (!(isPress || isAnswer)) return {};
  if (stage === 'writing') return { toast: 'invalid', focus: 'mistakes' } as const;
  // While it is being sent too: the button under the focus is disabled.
  if (isPress) return { focus: 'enquiry-status' };
  // After 30 seconds the visitor is doing something else when the answer comes.
  const focus = before.stage === 'sending' ? 'enquiry-status' : undefined;
  return { toast: stage === 'sent' ? 'sent' : 'failed', focus } as const;
}

/** Connects a form with its enquiry: its state, and what a visitor can do. */
export function useEnquiry(formRef: RefObject<HTMLFormElement | null>, delivery: Delivery) {
  const [state, setState] = useState<EnquiryState>(initialState);
  const dispatch = useRef<ReturnType<typeof startEnquiry>>(undefined);
  const focusId = useRef<string>(undefined);
  const lastEvent = useRef<EnquiryEvent>(undefined);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    form.noValidate = true;
    const mounted = new AbortController();
    const show: Parameters<typeof startEnquiry>[2] = (next, before, event) => {
      setState(next);
      const { toast, focus } = announcementOf(next, before, event);
      focusId.current = focus ?? focusId.current;
      if (event.kind === 'opened') return;
      const isFirst = lastEvent.current === undefined;
      lastEvent.current = event;
      // The first key gets the toasts ready. Where they cannot be fetched, the form itself says the same.
      if (toast || isFirst)
        showToast(toast, () => event === lastEvent.current).catch(() => undefined);
    };
    dispatch.current = startEnquiry(form, delivery, show, mounted.signal);
    if (wasRefused(form)) dispatch.current({ kind: 'submitted' });
    return () => mounted.abort();
  }, [formRef, delivery]);

  // The element that takes the focus may be rendered only with this state, and an effect that runs
  // after the paint could come after the next state.
  useLayoutEffect(() => {
    if (focusId.current) document.getElementById(focusId.current)?.focus();
    focusId.current = undefined;
  });

  return [state, (event: EnquiryEvent) => dispatch.current?.(event)] as const;
}
