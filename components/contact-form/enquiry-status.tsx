import { formCopy } from '@/content/enquiry';
import {
  type EnquiryStatusCopy,
  enquiryStatuses,
  mayArriveTwice,
  notSentReasons,
} from '@/content/enquiry-statuses';
import { isEmpty } from '@/lib/enquiry/enquiry';
import type { EnquiryState } from '@/lib/enquiry/states';
import { FallbackLinks, type FallbackLinksProps } from './fallback-links';

export interface EnquiryStatusProps extends FallbackLinksProps {
  readonly state: EnquiryState;
}

/** The status of the enquiry, once the visitor has sent it. */
export function EnquiryStatus({ state, ...links }: EnquiryStatusProps) {
  const { stage, mayHaveArrived, values } = state;
  if (stage === 'writing') return null;
  const { heading, hasOtherWays, ...copy }: EnquiryStatusCopy = enquiryStatuses[stage];
  const isEmptied = stage !== 'sent' && isEmpty(values);
  const text = stage === 'notSent' ? notSentReasons[state.refusal] : copy.text;
  return (
    <div
      // A new element for each status: a page translator may have replaced the texts of the old one.
      key={`${text} ${mayHaveArrived} ${isEmptied}`}
      id="enquiry-status"
      role="alert"
      tabIndex={-1}
      className="border-l-4 border-accent bg-white px-5 py-4"
    >
      {heading && <p className="font-semibold">{heading}</p>}
      {mayHaveArrived && stage !== 'sending' && <p>{mayArriveTwice}</p>}
      {!isEmptied && <p>{text}</p>}
      {hasOtherWays && !isEmptied && (
        <p className="mt-3 flex flex-wrap items-center gap-x-6">
          {formCopy.sendOtherwise}
          <FallbackLinks {...links} />
        </p>
      )}
    </div>
  );
}
