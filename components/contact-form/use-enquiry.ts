import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Delivery } from '@/lib/enquiry/email-service';
import { type EnquiryField, enquiryFields, mapFields, type Words } from '@/lib/enquiry/enquiry';
import { startEnquiry } from '@/lib/enquiry/start-enquiry';
import {
  type Effects,
  type EnquiryEvent,
  type EnquiryState,
  initialState,
} from '@/lib/enquiry/states';
import { earlyWordsKey } from '@/lib/html-first/attributes';
import { showToast } from './toasts';
import { isTextControl } from './use-cut-text';

/** The control of a field, or of the trap. */
function controlOf(form: HTMLFormElement, name: EnquiryField | 'trap') {
  const control = form.elements.namedItem(name);
  return isTextControl(control) ? control : undefined;
}

function readForm(form: HTMLFormElement) {
  const valueOf = (name: EnquiryField | 'trap') => controlOf(form, name)?.value ?? '';
  return { words: mapFields(valueOf), trap: valueOf('trap') };
}

function fillForm(form: HTMLFormElement, words: Words): void {
  for (const field of enquiryFields) {
    const control = controlOf(form, field);
    // Writing the same words again would move the caret.
    if (control && control.value !== words[field]) control.value = words[field];
  }
  // A submit that the loader holds until the form is hydrated meant other words than these.
  form.removeAttribute('aria-busy');
}

/**
 * Whether the browser's own validation has just refused a submit: the first empty field has the focus
 * then. A visitor who has begun to type gets no message.
 */
function wasRefused(form: HTMLFormElement): boolean {
  if (!CSS.supports('selector(:user-invalid)')) return false;
  return enquiryFields.some((field) => {
    const control = controlOf(form, field);
    const isEmpty = control?.value === '' && control === document.activeElement;
    return isEmpty && control.matches(':user-invalid');
  });
}

/** Connects a form with its enquiry: the enquiry's state, and what a visitor can do. */
export function useEnquiry(
  formRef: RefObject<HTMLFormElement | null>,
  delivery: Delivery & { readonly draftKey: string },
) {
  const [state, setState] = useState<EnquiryState>();
  const enquiry = useRef<ReturnType<typeof startEnquiry>>(undefined);
  const focusId = useRef<string>(undefined);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    form.noValidate = true;
    const { draftKey } = delivery;
    const page = {
      draftKey,
      earlyWordsKey: earlyWordsKey(draftKey),
      readForm: () => readForm(form),
      fillForm: (words: Words) => fillForm(form, words),
      show(next: EnquiryState, { toast, focus }: Effects) {
        setState(next);
        if (focus) focusId.current = focus;
        if (toast) showToast(toast);
      },
    };
    const started = startEnquiry(page, delivery);
    enquiry.current = started;
    if (wasRefused(form)) started.dispatch({ kind: 'submitted' });
    return started.stop;
  }, [formRef, delivery]);

  // The element that takes the focus may be rendered only with this state, and an effect that runs
  // after the paint could come after the next state.
  useLayoutEffect(() => {
    if (focusId.current) document.getElementById(focusId.current)?.focus();
    focusId.current = undefined;
  });

  return {
    isHydrated: state !== undefined,
    state: state ?? initialState,
    dispatch: (event: EnquiryEvent) => enquiry.current?.dispatch(event),
  };
}
