'use client';

import { type FormEvent, useRef } from 'react';
import { formWords } from '@/content/enquiry';
import { type Delivery, formAddress, hiddenParameters } from '@/lib/enquiry/email-service';
import { isSubmitting } from '@/lib/enquiry/states';
import { fillLink } from '@/lib/html-first/fill-link';
import { EnquiryFields } from './enquiry-fields';
import { EnquiryStatus } from './enquiry-status';
import { ErrorSummary } from './error-summary';
import { EnquiryToaster } from './toasts';
import { useCutText } from './use-cut-text';
import { useEnquiry } from './use-enquiry';

export interface ContactFormProps extends Delivery {
  /** As written for people; the WhatsApp number for messages that email could not take. */
  readonly phone: string;
  /** The release of the email service's library, which a form posted without scripts has to name. */
  readonly libraryVersion: string;
  /** The storage key of the page's drafts. */
  readonly draftKey: string;
}

const { submit, submitting, trap } = formWords;

/** The contact form. Until it is hydrated, the browser itself validates and posts it. */
export function ContactForm(props: ContactFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { isHydrated, state, dispatch } = useEnquiry(formRef, props);
  const { cutField, noticeInput, ...cutHandlers } = useCutText();
  const { errors, stage } = state;
  const isBusy = isSubmitting(stage);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    dispatch({ kind: 'submitted' });
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    noticeInput(event);
    dispatch({ kind: 'typed' });
  }

  return (
    <form
      ref={formRef}
      action={formAddress(props.emailService)}
      method="post"
      encType="multipart/form-data"
      data-draft={props.draftKey}
      onSubmit={onSubmit}
      onInput={onInput}
      {...cutHandlers}
      className="grid gap-6"
    >
      {Object.entries(hiddenParameters(props, props.libraryVersion)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary errors={errors} />
      <EnquiryFields state={state} cutField={cutField} isHydrated={isHydrated} />
      {isHydrated && (
        <label aria-hidden="true" className="sr-only">
          {trap}
          <input name="trap" tabIndex={-1} autoComplete="off" />
        </label>
      )}
      <button
        type="submit"
        disabled={isBusy}
        className="min-h-12 rounded-control bg-accent px-6 font-semibold text-white hover:bg-ink disabled:bg-ink-soft sm:justify-self-start"
      >
        {isBusy ? submitting : submit}
      </button>
      {!isBusy && stage !== 'writing' && (
        <EnquiryStatus
          status={stage}
          dispatch={dispatch}
          subject={props.subject}
          email={props.toEmail}
          phone={props.phone}
          onPress={(link) => formRef.current && fillLink(link, formRef.current)}
        />
      )}
      {isHydrated && <EnquiryToaster />}
    </form>
  );
}
