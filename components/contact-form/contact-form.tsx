'use client';

import { formCopy } from '@/content/enquiry';
import { enquiryStatuses, mayArriveTwice } from '@/content/enquiry-statuses';
import { type Delivery, formAddress, hiddenParameters } from '@/lib/enquiry/email-service';
import { isEmpty, readValues } from '@/lib/enquiry/enquiry';
import type { EnquiryState } from '@/lib/enquiry/enquiry-state';
import { ClearButton } from './clear-button';
import { EnquiryFields } from './enquiry-fields';
import { FallbackLinks } from './message-links';
import { useAddedNote, useEnquiry } from './use-enquiry';

export interface ContactFormProps extends Delivery {
  /** As people write it; offered, also for WhatsApp, when email fails. */
  readonly phone: string;
  /** The storage key of the page's draft. */
  readonly draftKey: string;
}

function copyOf(state: EnquiryState) {
  if (state.stage === 'notSent') return enquiryStatuses[state.refusal];
  if (state.stage !== 'writing') return enquiryStatuses[state.stage];
  return state.mayHaveArrived ? enquiryStatuses.mayHaveArrived : undefined;
}

/** What became of the enquiry, and other ways to send it. */
function EnquiryStatus({ state, ...links }: ContactFormProps & { readonly state: EnquiryState }) {
  const copy = copyOf(state);
  const isWarning = state.mayHaveArrived && state.stage !== 'sending';
  return (
    <>
      {/* Always in the page, so that screen readers read out what appears in it. */}
      <div id="enquiry-status" role="status" tabIndex={-1}>
        {copy && (
          // A new element for each status: a page translator may have replaced the texts of the old one.
          <div key={copy.text} className="border-l-4 border-accent bg-white px-5 py-4">
            {copy.heading && <p className="font-semibold">{copy.heading}</p>}
            <p>{copy.text}</p>
            {isWarning && <p>{mayArriveTwice}</p>}
          </div>
        )}
      </div>
      {(isWarning || state.stage === 'notSent') && (
        <p className="flex flex-wrap items-center gap-x-6">
          {formCopy.sendOtherwise}
          <FallbackLinks {...links} />
        </p>
      )}
    </>
  );
}

/** The contact form. Until it is hydrated, the browser itself validates and posts it. */
export function ContactForm(props: ContactFormProps) {
  const { state, dispatch, flagRef } = useEnquiry(props);
  useAddedNote(state);
  const isSending = state.stage === 'sending';
  const submit = state.mayHaveArrived ? formCopy.submitAgain : formCopy.submit;
  const submitLabel = isSending ? formCopy.submitting : submit;

  return (
    <form
      action={formAddress(props.emailService)}
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
        dispatch({ kind: 'submitted', values, at: performance.now() });
      }}
      className="grid gap-4"
    >
      {Object.entries(hiddenParameters(props)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Stored with the draft: whether an enquiry may have arrived. Without a name it is not posted. */}
      <input ref={flagRef} type="hidden" />
      <EnquiryFields state={state} />
      <button
        type="submit"
        disabled={isSending}
        className="min-h-12 rounded-control border border-transparent bg-accent px-6 font-semibold text-white hover:bg-ink disabled:bg-ink-soft sm:justify-self-start"
      >
        <span key={submitLabel}>{submitLabel}</span>
      </button>
      <EnquiryStatus {...props} state={state} />
      {!isSending && !isEmpty(state.values) && (
        <ClearButton onClear={() => dispatch({ kind: 'cleared' })} />
      )}
    </form>
  );
}
