'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { enquiryLimits, enquiryToasts, enquiryWords } from '@/content/enquiry';
import { emailLink } from '@/lib/contact-links';
import type { EnquiryErrors } from '@/lib/enquiry/schema';
import type { Delivery } from '@/lib/enquiry/send';
import { Field, TextArea, TextInput } from '../ui/field';
import { readEnquiry } from './read-enquiry';
import { useEnquiryDesk } from './use-enquiry-desk';

export type ContactFormProps = Delivery;

const { labels, submit, submitting } = enquiryWords;
const singleLines = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** The contact form: checks what was typed, sends it, and says what became of it. */
export function ContactForm(delivery: ContactFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [messageLength, setMessageLength] = useState(0);
  const [isSending, setSending] = useState(false);
  const { desk, isOutOfReach, loadDesk, announce } = useEnquiryDesk();

  // What was typed before this woke up, or was restored by the browser, counts as well.
  useEffect(() => setMessageLength(readEnquiry(formRef.current).message.length), []);

  function showErrors(found: EnquiryErrors) {
    setErrors(found);
    const [first] = Object.keys(found);
    const control = first && formRef.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function send(form: HTMLFormElement) {
    setSending(true);
    try {
      const { checkEnquiry, sendEnquiry } = await loadDesk();
      const { enquiry, errors: found } = checkEnquiry(readEnquiry(form));
      if (found) {
        showErrors(found);
        announce('invalid');
        return;
      }
      await sendEnquiry(enquiry, delivery);
      form.reset();
      setMessageLength(0);
      announce('sent');
    } catch {
      announce('failed');
    } finally {
      setSending(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    setErrors((current) => ({ ...current, [target.name]: undefined }));
    if (target.name === 'message') setMessageLength(target.value.length);
  }

  return (
    <form
      ref={formRef}
      noValidate
      action={emailLink(delivery.toEmail)}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      onInput={onInput}
      // Focus itself does not bubble to the form, but passes it on the way down.
      onFocusCapture={() => void loadDesk().catch(() => undefined)}
      className="grid gap-6"
    >
      {singleLines.map(({ name, ...attributes }) => (
        <Field key={name} id={name} label={labels[name]} error={errors[name]}>
          <TextInput
            id={name}
            name={name}
            maxLength={enquiryLimits[name]}
            error={errors[name]}
            {...attributes}
          />
        </Field>
      ))}
      <Field
        id="message"
        label={labels.message}
        error={errors.message}
        aside={
          <span className="text-label text-ink-soft tabular-nums">
            {messageLength}/{enquiryLimits.message}
          </span>
        }
      >
        <TextArea
          id="message"
          name="message"
          rows={6}
          maxLength={enquiryLimits.message}
          error={errors.message}
        />
      </Field>
      <button
        type="submit"
        disabled={isSending}
        className="min-h-13 rounded-control bg-accent px-8 font-semibold text-white transition-colors hover:bg-ink disabled:bg-ink-soft sm:justify-self-start"
      >
        {isSending ? submitting : submit}
      </button>
      {isOutOfReach && (
        <p role="alert" className="font-semibold text-danger">
          {enquiryToasts.failed.description}
        </p>
      )}
      {desk && <desk.EnquiryToaster />}
    </form>
  );
}
