import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Delivery, sendEmail } from '@/lib/enquiry/email-service';
import { type EnquiryEvent, type EnquiryState, initialState } from '@/lib/enquiry/states';
import { startEnquiry } from './start-enquiry';
import type { showToast } from './toasts';

/**
 * Whether the browser's own validation has just refused a submit, and the visitor has not typed since. The loader
 * replays a deferred submit once the form is ready, which checks it then.
 */
function wasRefused(form: HTMLFormElement): boolean {
  if (!CSS.supports('selector(:user-invalid)') || form.hasAttribute('aria-busy')) return false;
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  if (!isField || activeElement.value || activeElement.form !== form) return false;
  return activeElement.matches(':user-invalid');
}

/** The toast that announces a state, and the id of the element that takes the focus. */
function announcementOf(state: EnquiryState, before: EnquiryState, { kind }: EnquiryEvent) {
  const isChanged = state.stage !== before.stage;
  if (kind === 'submitted' && 'errors' in state)
    return { toast: 'invalid', focus: 'mistakes' } as const;
  // The focus leaves the button, which is disabled while the enquiry is being sent.
  if (kind === 'submitted' && isChanged) return { focus: 'enquiry-status' };
  if (kind !== 'answered') return {};
  return { toast: state.stage === 'sent' ? 'sent' : 'failed', focus: 'enquiry-status' } as const;
}

/** Shows a toast or, without a kind, only loads the module. If that fails, the form itself says the same. */
async function announce(...toast: Parameters<typeof showToast>): Promise<void> {
  try {
    const toasts = await import('./toasts');
    await toasts.showToast(...toast);
  } catch {
    // Offline, or a release whose modules are gone.
  }
}

/** Starts the enquiry of a form. @returns its state, and a function that dispatches an event to it */
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
      // The first key loads the toasts.
      if (toast || isFirst) void announce(toast, () => event === lastEvent.current);
    };
    const { signal } = mounted;
    dispatch.current = startEnquiry(form, (enquiry) => sendEmail(enquiry, delivery), show, signal);
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
