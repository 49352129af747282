import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Delivery } from '@/lib/enquiry/email-service';
import { type EnquiryField, enquiryFields, mapFields, type Words } from '@/lib/enquiry/enquiry';
import { looksAutomatic, type PageEffect, startEnquiry } from '@/lib/enquiry/start-enquiry';
import { type EnquiryState, initialState, type Submission } from '@/lib/enquiry/states';
import { earlyWordsKey } from '@/lib/html-first/attributes';
import { showToast } from './toasts';
import { isTextControl } from './use-cut-text';

/** The elements that can take the focus, by what the reducer calls them. */
export const focusIds = { status: 'enquiry-status', mistakes: 'mistakes', name: 'name' } as const;

/** The control of a field, or of anything else that has a name in the form. */
function controlOf(form: HTMLFormElement | null, name: EnquiryField | 'trap') {
  const control = form?.elements.namedItem(name);
  return isTextControl(control) ? control : undefined;
}

function readWords(form: HTMLFormElement | null): Words {
  return mapFields((field) => controlOf(form, field)?.value ?? '');
}

/** Leaves a field alone that holds its words already, and so the caret in it. */
function writeWords(form: HTMLFormElement, words: Words): void {
  for (const field of enquiryFields) {
    const control = controlOf(form, field);
    if (control && control.value !== words[field]) control.value = words[field];
  }
}

function readSubmission(form: HTMLFormElement | null): Submission {
  return {
    words: readWords(form),
    isOnline: navigator.onLine,
    looksAutomatic: looksAutomatic(controlOf(form, 'trap')?.value ?? ''),
  };
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

    function carryOut(effect: PageEffect): void {
      if (!form) return;
      if (effect.kind === 'fillForm') writeWords(form, effect.words);
      else if (effect.kind === 'dropHeldSubmit') form.removeAttribute('aria-busy');
      else if (effect.kind === 'toast') showToast(effect.toast);
      else focusId.current = focusIds[effect.target];
    }

    const { draftKey } = delivery;
    const page = {
      draftKey,
      earlyWordsKey: earlyWordsKey(draftKey),
      readWords: () => readWords(form),
      show: setState,
      carryOut,
    };
    const started = startEnquiry(page, delivery);
    enquiry.current = started;
    if (wasRefused(form)) started.dispatch({ kind: 'submitted', ...readSubmission(form) });
    return started.stop;
  }, [formRef, delivery]);

  // The element that takes the focus may be rendered only with this state, and an effect that runs
  // after the paint could come after the next state.
  useLayoutEffect(() => {
    if (focusId.current) document.getElementById(focusId.current)?.focus();
    focusId.current = undefined;
  });

  function press(kind: 'submitted' | 'agreed' | 'dismissed') {
    enquiry.current?.dispatch({ kind, ...readSubmission(formRef.current) });
  }

  return {
    isHydrated: state !== undefined,
    state: state ?? initialState,
    submit: () => press('submitted'),
    agree: () => press('agreed'),
    dismiss: () => press('dismissed'),
    type: (field: EnquiryField | undefined) =>
      enquiry.current?.dispatch({ kind: 'typed', words: readWords(formRef.current), field }),
  };
}
