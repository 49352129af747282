'use client';

import { type FormEvent, useRef } from 'react';
import { enquiryWords } from '@/content/enquiry';
import { type Delivery, formAddress, hiddenParameters } from '@/lib/enquiry/email-service';
import { enquiryFields } from '@/lib/enquiry/enquiry';
import { isOnItsWay, statusOf } from '@/lib/enquiry/states';
import { fillLink } from '@/lib/html-first/fill-link';
import { EnquiryFields } from './enquiry-fields';
import { EnquiryStatus } from './enquiry-status';
import { ErrorSummary } from './error-summary';
import { EnquiryToaster } from './toasts';
import { useCutText } from './use-cut-text';
import { useEnquiry } from './use-enquiry';

export interface ContactFormProps extends Delivery {
  /** As written for people; where the message can go by WhatsApp when it cannot go by email. */
  readonly phone: string;
  /** The release of the email service's library, of which a form without scripts has to tell. */
  readonly libraryVersion: string;
  /** Names the page's drafts on the device. */
  readonly draftKey: string;
}

const { submit, submitting, trap } = enquiryWords;

/** The contact form. Without its script, the browser itself checks it and posts it. */
export function ContactForm(props: ContactFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const enquiry = useEnquiry(formRef, props);
  const { cutField, noticeInput, ...cutHandlers } = useCutText();
  const { isReady } = enquiry;
  const { errors, stage, words } = enquiry.state;
  const isBusy = isOnItsWay(stage);
  const status = statusOf(stage);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    enquiry.submit();
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    noticeInput(event);
    const { target } = event;
    enquiry.type(enquiryFields.find((field) => target instanceof Element && field === target.id));
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
      {Object.entries(hiddenParameters(props)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary errors={errors} />
      <EnquiryFields
        errors={errors}
        messageLength={words.message.length}
        isBusy={isBusy}
        cutField={cutField}
        isReady={isReady}
      />
      {isReady && (
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
      {status && (
        <EnquiryStatus
          status={status}
          onAgree={enquiry.agree}
          onDismiss={enquiry.dismiss}
          subject={props.subject}
          email={props.toEmail}
          phone={props.phone}
          onPress={(link) => formRef.current && fillLink(link, formRef.current)}
        />
      )}
      {isReady && <EnquiryToaster />}
    </form>
  );
}
