'use client';

import { type FormEvent, useRef } from 'react';
import { textLinkStyle } from '@/components/ui/links';
import { formCopy } from '@/content/enquiry';
import { type Delivery, formAddress, hiddenParameters } from '@/lib/enquiry/email-service';
import { isEmpty } from '@/lib/enquiry/enquiry';
import { EnquiryFields } from './enquiry-fields';
import { EnquiryStatus } from './enquiry-status';
import { ErrorSummary } from './error-summary';
import { useEnquiry } from './use-enquiry';

export interface ContactFormProps extends Delivery {
  /** As people write it; offered, also for WhatsApp, when email fails. */
  readonly phone: string;
  /** The version of the email service's library, which a form posted without scripts must send. */
  readonly libraryVersion: string;
  /** The storage key of the page's draft. */
  readonly draftKey: string;
}

/** The contact form. Until it is hydrated, the browser itself validates and posts it. */
export function ContactForm(props: ContactFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useEnquiry(formRef, props);
  const isSending = state.stage === 'sending';
  const errors = 'errors' in state ? state.errors : {};
  const submit = state.mayHaveArrived ? formCopy.submitAgain : formCopy.submit;
  const submitLabel = isSending ? formCopy.submitting : submit;
  const clearLabel = state.cleared ? formCopy.putBack : formCopy.clear;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    dispatch({ kind: 'submitted' });
  }

  return (
    <form
      ref={formRef}
      action={formAddress(props.emailService)}
      method="post"
      encType="multipart/form-data"
      data-draft={props.draftKey}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- without it, screen readers in Firefox call a form with an empty required field invalid
      aria-invalid="false"
      onSubmit={onSubmit}
      onInput={() => dispatch({ kind: 'changed' })}
      className="grid gap-6"
    >
      {Object.entries(hiddenParameters(props, props.libraryVersion)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* For the outcome of the enquiry, which the draft stores. Without a name it is not posted. */}
      <input type="hidden" />
      <ErrorSummary errors={errors} />
      {state.isRestored && !isEmpty(state.values) && <p role="status">{formCopy.restored}</p>}
      <EnquiryFields state={state} errors={errors} />
      <button
        type="submit"
        disabled={isSending}
        className="min-h-12 rounded-control border border-transparent bg-accent px-6 font-semibold text-white hover:bg-ink disabled:bg-ink-soft sm:justify-self-start"
      >
        <span key={submitLabel}>{submitLabel}</span>
      </button>
      <EnquiryStatus
        state={state}
        subject={props.subject}
        email={props.toEmail}
        phone={props.phone}
      />
      {!isSending && (state.cleared || state.mayHaveArrived || !isEmpty(state.values)) && (
        <button
          type="button"
          className={`${textLinkStyle} justify-self-start`}
          onClick={() => dispatch({ kind: state.cleared ? 'putBack' : 'cleared' })}
        >
          <span key={clearLabel}>{clearLabel}</span>
        </button>
      )}
    </form>
  );
}
