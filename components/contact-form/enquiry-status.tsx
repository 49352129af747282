import { formCopy } from '@/content/enquiry';
import { discardLabel, type EnquiryStatusCopy, enquiryStatuses } from '@/content/enquiry-statuses';
import { choicesIn, type EnquiryEvent, type EnquiryState } from '@/lib/enquiry/states';
import { MessageLinks, type MessageLinksProps } from '../page/message-links';
import { Button } from '../ui/button';

export interface EnquiryStatusProps extends MessageLinksProps {
  readonly state: Exclude<EnquiryState, { stage: 'writing' }>;
  readonly dispatch: (event: EnquiryEvent) => void;
}

/** The status of the enquiry, and what the visitor can do. */
export function EnquiryStatus({ state, dispatch, ...links }: EnquiryStatusProps) {
  const { heading, text, proceed, hasOtherWays }: EnquiryStatusCopy = enquiryStatuses[state.status];
  const choices = choicesIn(state);
  return (
    <div
      id="enquiry-status"
      role="alert"
      tabIndex={-1}
      className="border-l-4 border-accent bg-white px-5 py-4"
    >
      {heading && <p className="font-semibold">{heading}</p>}
      <p>{text}</p>
      {choices.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-3">
          {choices.map((kind) => (
            <Button key={kind} onClick={() => dispatch({ kind })}>
              {kind === 'agreed' ? proceed : discardLabel}
            </Button>
          ))}
        </p>
      )}
      {hasOtherWays && (
        <p className="mt-3 flex flex-wrap items-center gap-x-6">
          {formCopy.sameWords}
          <MessageLinks {...links} />
        </p>
      )}
    </div>
  );
}
