import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Delivery } from '@/lib/enquiry/email-service';
import { emptyValues, enquiryFields, type FieldValues, mapFields } from '@/lib/enquiry/enquiry';
import { startEnquiry } from '@/lib/enquiry/start-enquiry';
import { type EnquiryEvent, type EnquiryState, initialState } from '@/lib/enquiry/states';
import { Attribute } from '@/lib/html-first/attributes';
import { isTextControl } from '../ui/use-cut-text';
import { showToast } from './toasts';

function controlOf(form: HTMLFormElement, field: keyof FieldValues) {
  const control = form.elements.namedItem(field);
  return isTextControl(control) ? control : undefined;
}

function fillForm(form: HTMLFormElement, values: FieldValues): void {
  // The reset event also removes the draft.
  if (values === emptyValues) return form.reset();
  for (const field of enquiryFields) {
    const control = controlOf(form, field);
    if (control) control.value = values[field];
  }
}

/** Whether the browser's own validation has just refused a submit, and the visitor not typed since. */
function wasRefused(form: HTMLFormElement): boolean {
  if (!CSS.supports('selector(:user-invalid)')) return false;
  const { activeElement } = document;
  const isEmptyField = isTextControl(activeElement) && !activeElement.value;
  return isEmptyField && activeElement.form === form && activeElement.matches(':user-invalid');
}

/** The toast that tells of a change, and the id of the element that takes the focus. */
function announcementOf({ stage }: EnquiryState, before: EnquiryState, { kind }: EnquiryEvent) {
  const isPress = kind === 'submitted' || kind === 'agreed';
  const isAnswer = kind === 'answered' && stage !== before.stage;
  if (kind === 'dismissed') return { focus: 'name' };
  if (stage === 'sending' || !(isPress || isAnswer)) return {};
  if (stage === 'writing') return { toast: 'invalid', focus: 'mistakes' } as const;
  const toast = stage === 'sent' || stage === 'sentPart' ? 'sent' : 'failed';
  return { toast: isAnswer ? toast : undefined, focus: 'enquiry-status' } as const;
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
    const started = startEnquiry(
      {
        triedKey: `${delivery.draftKey} tried`,
        isRestored: form.hasAttribute(Attribute.Restored),
        readForm: () => mapFields((field) => controlOf(form, field)?.value ?? ''),
        fillForm: (values) => fillForm(form, values),
        show(next, before, event) {
          setState(next);
          const { toast, focus } = announcementOf(next, before, event);
          focusId.current = focus ?? focusId.current;
          if (toast) showToast(toast);
        },
      },
      delivery,
    );
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
