'use client';

import { Fragment } from 'react';
import { formCopy } from '@/content/enquiry';
import { enquiryStatuses, mayArriveTwice } from '@/content/enquiry-statuses';
import { type Delivery, formUrl, hiddenParameters } from '@/lib/enquiry/email-service';
import { isEmpty, readValues, writeMessage } from '@/lib/enquiry/enquiry';
import { type EnquiryState, initialState } from '@/lib/enquiry/enquiry-state';
import type { Loader } from '@/lib/islands/contract';
import { ClearButton } from './clear-button';
import { EnquiryFields } from './enquiry-fields';
import { FallbackLinks } from './message-links';
import { useEnquiry } from './use-enquiry';

export interface ContactFormProps extends Delivery {
  /** As people write it. Offered for calls and WhatsApp when email fails. */
  readonly phone: string;
  /** How soon the owner replies, in his words. */
  readonly replyTime?: string | undefined;
  /** The name under which the page stores its draft. */
  readonly draftKey: string;
  /** Undefined during the build. */
  readonly loader?: Loader;
}

function copyOf(state: EnquiryState) {
  if (state.stage === 'notSent') return enquiryStatuses[state.refusal];
  if (state.stage !== 'writing') return enquiryStatuses[state.stage];
  return state.mayHaveArrived ? enquiryStatuses.mayHaveArrived : undefined;
}

/** The status of the enquiry, and other ways to send it. */
function EnquiryStatus({
  state,
  replyTime,
  ...links
}: ContactFormProps & { readonly state: EnquiryState }) {
  const copy = copyOf(state);
  const isWarning = state.mayHaveArrived && state.stage !== 'sending';
  return (
    <>
      {/* Always rendered: screen readers announce what appears in an existing live region. */}
      <div id="enquiry-status" role="status" tabIndex={-1}>
        {copy && (
          // The key makes a new element for each status: a page translator may have replaced the old text nodes.
          <div key={copy.text} className="border-l-4 border-accent bg-white px-5 py-4">
            {copy.heading && <p className="font-semibold">{copy.heading}</p>}
            <p>{copy.text}</p>
            {state.stage === 'sent' && replyTime && <p>{replyTime}</p>}
            {isWarning && <p>{mayArriveTwice}</p>}
          </div>
        )}
      </div>
      {(isWarning || state.stage === 'notSent') && (
        <p className="flex flex-wrap items-center gap-x-6">
          {formCopy.sendOtherwise}
          <FallbackLinks {...links} words={writeMessage(state.values)} />
        </p>
      )}
    </>
  );
}

/** The contact form. Without scripts, the browser validates and posts it. */
export function ContactForm(props: ContactFormProps) {
  const { state, dispatch, formRef } = useEnquiry(props, props.loader);
  const isSending = state.stage === 'sending';

  return (
    <form
      ref={formRef}
      action={formUrl(props.emailService)}
      method="post"
      encType="multipart/form-data"
      data-draft={props.draftKey}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- without it, screen readers in Firefox call a form with an empty required field invalid
      aria-invalid="false"
      tabIndex={-1}
      onInput={({ currentTarget }) =>
        dispatch({ kind: 'changed', values: readValues(currentTarget) })
      }
      onSubmit={(event) => {
        event.preventDefault();
        const values = readValues(event.currentTarget);
        const isOffline = navigator.onLine === false;
        dispatch({ kind: 'submitted', values, at: performance.now(), isOffline });
      }}
      className="grid gap-4"
    >
      {Object.entries(hiddenParameters(props)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <EnquiryFields state={state} />
      <button
        type="submit"
        disabled={isSending}
        className="button border-transparent bg-accent text-white hover:bg-ink disabled:bg-ink-soft in-aria-busy:cursor-progress in-aria-busy:bg-ink-soft sm:justify-self-start"
      >
        {/* No text node ever changes, since a page translator may have replaced it. The loader shows one of the first
            two labels; once the state is known, the key replaces both. They take no pointer events: a browser drops a
            click if the element that was pressed is gone. */}
        <Fragment key={String(state === initialState)}>
          <span
            data-note="first"
            hidden={isSending || state.mayHaveArrived}
            className="pointer-events-none"
          >
            {formCopy.submit}
          </span>
          <span
            data-note="again"
            hidden={isSending || !state.mayHaveArrived}
            className="pointer-events-none"
          >
            {formCopy.submitAgain}
          </span>
          {isSending && <span>{formCopy.submitting}</span>}
        </Fragment>
      </button>
      <EnquiryStatus {...props} state={state} />
      {!isSending && !isEmpty(state.values) && (
        <ClearButton onClear={() => dispatch({ kind: 'cleared' })} />
      )}
    </form>
  );
}
