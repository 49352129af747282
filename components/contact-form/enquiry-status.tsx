import { useEffect, useRef } from 'react';
import { enquiryHelp } from '@/content/enquiry-help';
import { type EnquiryStatusKind, wordsOf } from '@/content/enquiry-statuses';
import { site } from '@/content/site';
import type { Delivery } from '@/lib/enquiry/email-request';
import { messageLinks } from '@/lib/enquiry/message-links';
import type { TypedEnquiry } from '@/lib/enquiry/typed-enquiry';

export interface EnquiryStatusProps {
  readonly kind: EnquiryStatusKind;
  /** What stands in the form now, for the links that take it along. */
  readonly typed: TypedEnquiry;
  readonly delivery: Delivery;
  readonly onProceed: () => void;
  readonly onDismiss: () => void;
}

/** These came about without a tap: they are read out, but leave the focus. */
const leavesFocus: readonly EnquiryStatusKind[] = ['restored', 'interrupted', 'connected'];
const actionStyle = 'min-h-11 px-5 font-semibold border border-ink rounded-control';
const linkStyle = 'inline-flex min-h-11 items-center font-semibold underline';

/** Where the enquiry stands, for as long as it stands there, and what can be done. */
export function EnquiryStatus({ kind, typed, delivery, onProceed, onDismiss }: EnquiryStatusProps) {
  const status = useRef<HTMLDivElement>(null);
  const { heading, text, proceed, dismiss, hasOtherWays } = wordsOf(kind);

  const links = hasOtherWays && messageLinks(typed, delivery);

  useEffect(() => {
    if (!leavesFocus.includes(kind)) status.current?.focus();
  }, [kind]);

  return (
    <div
      ref={status}
      role="alert"
      tabIndex={-1}
      className="border-l-4 border-accent bg-white px-5 py-4"
    >
      <p className="font-semibold">{heading}</p>
      <p>{text}</p>
      {(proceed || dismiss) && (
        <p className="mt-3 flex flex-wrap gap-3">
          {proceed && (
            <button type="button" onClick={onProceed} className={actionStyle}>
              {proceed}
            </button>
          )}
          {dismiss && (
            <button type="button" onClick={onDismiss} className={actionStyle}>
              {dismiss}
            </button>
          )}
        </p>
      )}
      {links && (
        <p className="mt-3 flex flex-wrap items-center gap-x-6">
          {enquiryHelp.thisWay}
          <a href={links.whatsApp} className={linkStyle}>
            {site.whatsApp}
          </a>
          <a href={links.email} className={linkStyle}>
            {site.writeEmail}
          </a>
          {links.isCut && <span>{enquiryHelp.cut}</span>}
        </p>
      )}
    </div>
  );
}
