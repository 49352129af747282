'use client';

import type { FormEvent } from 'react';
import { enquiryLimits, enquiryWords } from '@/content/enquiry';
import { emailLink } from '@/lib/contact-links';
import type { Delivery } from '@/lib/enquiry/email-request';
import { Attribute } from '@/lib/html-first/attributes';
import { Field, TextInput } from '../ui/field';
import { MessageField } from './message-field';
import { controlOf } from './read-enquiry';
import { useEnquiry } from './use-enquiry';

export interface ContactFormProps extends Delivery {
  /** Under which what is typed is kept on the device. */
  readonly draftKey: string;
}

const { labels, submit, submitting } = enquiryWords;
const singleLines = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** The contact form: keeps what is typed, checks it, sends it once, and says what became of it. */
export function ContactForm(delivery: ContactFormProps) {
  const enquiry = useEnquiry(delivery);
  const { desk, findings, formRef, isSending, isStranded, loadDesk, status, typed } = enquiry;
  const { errors } = findings;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void enquiry.submit();
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    enquiry.takeInput(target.name);
  }

  return (
    <form
      ref={formRef}
      noValidate
      {...{ [Attribute.Draft]: delivery.draftKey }}
      action={emailLink(delivery.toEmail)}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      onInput={onInput}
      // Focus itself does not bubble to the form, but passes it on the way down.
      onFocusCapture={() => void loadDesk()}
      className="grid gap-6"
    >
      {desk && (
        <desk.ErrorSummary
          key={findings.check}
          errors={errors}
          onGoTo={(field) => controlOf(formRef.current, field)?.focus()}
        />
      )}
      {singleLines.map(({ name, ...attributes }) => (
        <Field key={name} id={name} label={labels[name]} error={errors[name]}>
          <TextInput
            id={name}
            name={name}
            maxLength={enquiryLimits[name]}
            readOnly={isSending}
            error={errors[name]}
            {...attributes}
          />
        </Field>
      ))}
      <MessageField
        length={typed.message.length}
        isReadOnly={isSending}
        error={errors.message}
        desk={desk}
      />
      {desk && <desk.TrapField />}
      <button
        type="submit"
        disabled={isSending}
        className="min-h-13 rounded-control bg-accent px-8 font-semibold text-white hover:bg-ink disabled:bg-ink-soft sm:justify-self-start"
      >
        {isSending ? submitting : submit}
      </button>
      {isStranded && (
        <p role="alert" className="font-semibold">
          {enquiryWords.stranded}
        </p>
      )}
      {desk && status && (
        <desk.EnquiryStatus
          kind={status}
          typed={typed}
          delivery={delivery}
          onProceed={() => void enquiry.submit(status)}
          onDismiss={enquiry.dismiss}
        />
      )}
      {desk && <desk.EnquiryToaster />}
    </form>
  );
}
