import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Delivery } from '@/lib/enquiry/email-service';
import { type EnquiryField, enquiryFields, mapFields, type Words } from '@/lib/enquiry/enquiry';
import { looksAutomatic } from '@/lib/enquiry/looks-automatic';
import { type PageEffect, startEnquiry } from '@/lib/enquiry/start-enquiry';
import { type EnquiryState, type Submission, startState } from '@/lib/enquiry/states';
import { earlyWordsKey } from '@/lib/html-first/attributes';
import { showToast } from './toasts';

/** The elements that can take the focus, by what the reducer calls them. */
export const focusIds = { status: 'enquiry-status', mistakes: 'mistakes', name: 'name' } as const;

/** The control of a field, or of anything else that has a name in the form. */
function controlOf(
  form: HTMLFormElement | null,
  name: EnquiryField | 'trap',
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = form?.elements.namedItem(name);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control : undefined;
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
 * Whether the browser itself has just refused a submit, since a field is empty: the field has the
 * focus then. Nothing is said to a visitor who has begun to type.
 */
function wasRefused(form: HTMLFormElement): boolean {
  if (!CSS.supports('selector(:user-invalid)')) return false;
  return enquiryFields.some((field) => {
    const control = controlOf(form, field);
    const isEmpty = control?.value === '' && control === document.activeElement;
    return isEmpty && control.matches(':user-invalid');
  });
}

/** Joins a form to its enquiry: what the enquiry's state is, and what a visitor can do to it. */
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
      else focusId.current = focusIds[effect.on];
    }

    const { draftKey } = delivery;
    const keys = { draftKey, earlyWordsKey: earlyWordsKey(draftKey) };
    const page = { readWords: () => readWords(form), show: setState, carryOut };
    const started = startEnquiry(page, delivery, keys);
    enquiry.current = started;
    if (wasRefused(form)) started.dispatch({ kind: 'submitted', ...readSubmission(form) });
    return started.stop;
  }, [formRef, delivery]);

  // What takes the focus may have come into the page only with this state. A later effect could
  // belong to the state before.
  useLayoutEffect(() => {
    if (focusId.current) document.getElementById(focusId.current)?.focus();
    focusId.current = undefined;
  });

  function press(kind: 'submitted' | 'agreed') {
    enquiry.current?.dispatch({ kind, ...readSubmission(formRef.current) });
  }

  return {
    /** Whether the script has taken the form over. */
    isReady: state !== undefined,
    state: state ?? startState(delivery.subject),
    submit: () => press('submitted'),
    agree: () => press('agreed'),
    dismiss: () =>
      enquiry.current?.dispatch({ kind: 'dismissed', words: readWords(formRef.current) }),
    type: (field: EnquiryField | undefined) =>
      enquiry.current?.dispatch({ kind: 'typed', words: readWords(formRef.current), field }),
  };
}
