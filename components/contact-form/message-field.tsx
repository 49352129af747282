import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { enquiryLimits, enquiryWords } from '@/content/enquiry';
import { Field, TextArea } from '../ui/field';
import type { EnquiryDesk } from './use-enquiry-desk';

export interface MessageFieldProps {
  /** How long the message is, as the form knows it. */
  readonly length: number;
  readonly isReadOnly: boolean;
  readonly error: string | undefined;
  readonly desk: EnquiryDesk | undefined;
}

const most = enquiryLimits.message;

/** The message with its counter, which also tells how much of a paste did not fit. */
export function MessageField({ length, isReadOnly, error, desk }: MessageFieldProps) {
  const [leftOut, setLeftOut] = useState(0);

  function onPaste({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const pasted = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').length;
    setLeftOut(Math.max(0, value.length - (selectionEnd - selectionStart) + pasted - most));
  }

  function onInput({ currentTarget }: FormEvent<HTMLTextAreaElement>) {
    if (currentTarget.value.length < most) setLeftOut(0);
  }

  return (
    <Field
      id="message"
      label={enquiryWords.labels.message}
      error={error}
      aside={
        <span className="text-label text-ink-soft">
          {length}/{most}
        </span>
      }
    >
      <TextArea
        id="message"
        name="message"
        rows={6}
        maxLength={most}
        readOnly={isReadOnly}
        error={error}
        onPaste={onPaste}
        onInput={onInput}
      />
      {desk && <desk.MessageNote messageLength={length} leftOut={leftOut} />}
    </Field>
  );
}
