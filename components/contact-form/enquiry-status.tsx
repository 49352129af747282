import { formCopy } from '@/content/enquiry';
import { type EnquiryStatusCopy, enquiryStatuses } from '@/content/enquiry-statuses';
import type { EnquiryEvent, EnquiryState } from '@/lib/enquiry/states';
import { MessageLinks, type MessageLinksProps } from '../page/message-links';
import { Button } from '../ui/button';

export interface EnquiryStatusProps extends MessageLinksProps {
  readonly status: Exclude<EnquiryState['stage'], 'writing' | 'sending'>;
  readonly dispatch: (event: EnquiryEvent) => void;
}

/** The status of the enquiry, and what the visitor can do. */
export function EnquiryStatus({ status, dispatch, ...links }: EnquiryStatusProps) {
  const { heading, text, proceed, dismiss, hasOtherWays }: EnquiryStatusCopy =
    enquiryStatuses[status];
  return (
    <div
      id="enquiry-status"
      role="alert"
      tabIndex={-1}
      className="border-l-4 border-accent bg-white px-5 py-4"
    >
      <p className="font-semibold">{heading}</p>
      <p>{text}</p>
      {(proceed || dismiss) && (
        <p className="mt-3 flex flex-wrap gap-3">
          {proceed && <Button onClick={() => dispatch({ kind: 'agreed' })}>{proceed}</Button>}
          {dismiss && <Button onClick={() => dispatch({ kind: 'dismissed' })}>{dismiss}</Button>}
        </p>
      )}
      {hasOtherWays && (
        <p className="mt-3 flex flex-wrap items-center gap-x-6">
          {proceed ? formCopy.sameWords.beside : formCopy.sameWords.alone}
          <MessageLinks {...links} />
        </p>
      )}
    </div>
  );
}
