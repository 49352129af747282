import { enquiryWords } from '@/content/enquiry';
import {
  type EnquiryStatusWords,
  enquiryStatuses,
  type EnquiryStatus as Status,
} from '@/content/enquiry-statuses';
import { MessageLinks, type MessageLinksProps } from '../page/message-links';
import { focusIds } from './use-enquiry';

export interface EnquiryStatusProps extends MessageLinksProps {
  readonly status: Status;
  readonly onAgree: () => void;
  readonly onDismiss: () => void;
}

const buttonStyle = 'min-h-11 px-5 font-semibold border border-ink rounded-control';

/** Where the enquiry stands, for as long as it stands there, and what can be done. */
export function EnquiryStatus({ status, onAgree, onDismiss, ...links }: EnquiryStatusProps) {
  const words: EnquiryStatusWords = enquiryStatuses[status];
  const { heading, text, proceed, dismiss, hasOtherWays } = words;
  return (
    <div
      id={focusIds.status}
      role="alert"
      tabIndex={-1}
      className="border-l-4 border-accent bg-white px-5 py-4"
    >
      <p className="font-semibold">{heading}</p>
      <p>{text}</p>
      {(proceed || dismiss) && (
        <p className="mt-3 flex flex-wrap gap-3">
          {proceed && (
            <button type="button" onClick={onAgree} className={buttonStyle}>
              {proceed}
            </button>
          )}
          {dismiss && (
            <button type="button" onClick={onDismiss} className={buttonStyle}>
              {dismiss}
            </button>
          )}
        </p>
      )}
      {hasOtherWays && (
        <p className="mt-3 flex flex-wrap items-center gap-x-6">
          {enquiryWords.sameWords}
          <MessageLinks {...links} />
        </p>
      )}
    </div>
  );
}
