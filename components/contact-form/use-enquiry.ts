import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Delivery } from '@/lib/enquiry/email-service';
import type { EnquiryField } from '@/lib/enquiry/enquiry';
import { looksAutomatic } from '@/lib/enquiry/looks-automatic';
import { type PageEffect, startEnquiry } from '@/lib/enquiry/start-enquiry';
import { startState } from '@/lib/enquiry/states';
import { earlyWordsKey } from '@/lib/html-first/attributes';
import { controlOf, readWords, writeWords } from './form-words';
import { showToast } from './toasts';

/** The elements that can take the focus, by what the reducer calls them. */
export const focusIds = { status: 'enquiry-status', mistakes: 'mistakes', name: 'name' } as const;

/** Joins a form to its enquiry: what the enquiry's state is, and what a visitor can do to it. */
export function useEnquiry(
  formRef: RefObject<HTMLFormElement | null>,
  delivery: Delivery & { readonly draftKey: string },
) {
  const [state, setState] = useState(() => startState(delivery.subject));
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
    enquiry.current = startEnquiry(page, delivery, keys);
    return enquiry.current.stop;
  }, [formRef, delivery]);

  // What takes the focus may have come into the page only with this state.
  useEffect(() => {
    if (focusId.current) document.getElementById(focusId.current)?.focus();
    focusId.current = undefined;
  });

  function press(kind: 'submitted' | 'agreed') {
    const trap = controlOf(formRef.current, 'trap')?.value ?? '';
    enquiry.current?.dispatch({
      kind,
      words: readWords(formRef.current),
      isOnline: navigator.onLine,
      looksAutomatic: looksAutomatic(trap),
    });
  }

  return {
    state,
    submit: () => press('submitted'),
    agree: () => press('agreed'),
    dismiss: () =>
      enquiry.current?.dispatch({ kind: 'dismissed', words: readWords(formRef.current) }),
    type: (field: EnquiryField | undefined) =>
      enquiry.current?.dispatch({ kind: 'typed', words: readWords(formRef.current), field }),
  };
}
