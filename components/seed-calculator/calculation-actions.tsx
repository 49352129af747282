import { TextLink } from '@/components/ui/links';
import { calculationSentences, calculatorCopy } from '@/content/calculator';
import { contactLink } from '@/content/site';
import { messageQuery, whatsAppShareLink } from '@/lib/site/external-links';

export interface CalculationActionsProps {
  /** The calculation as a sentence. */
  readonly description: string;
  /** The address that opens the calculation again. */
  readonly link: string;
  /** Called with the outcome of an action, as a sentence. */
  readonly onMessage: (message: string) => void;
}

const { actions, linkCopied, linkToCopy } = calculatorCopy;

/** Asks the farm about a calculation, sends it on WhatsApp, copies its link, or prints it. */
export function CalculationActions({ description, link, onMessage }: CalculationActionsProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      onMessage(linkCopied);
    } catch {
      onMessage(`${linkToCopy} ${link}`);
    }
  }

  return (
    <div className="mt-4 flex flex-wrap gap-x-6" data-screen-only="">
      <TextLink
        href={contactLink.href}
        data-append={messageQuery(calculationSentences.enquiry(description))}
      >
        {actions.ask}
      </TextLink>
      <TextLink
        href={whatsAppShareLink(`${description}\n${link}`)}
        target="_blank"
        rel="noreferrer"
      >
        {actions.whatsApp}
      </TextLink>
      <button type="button" className="text-link" onClick={() => void copy()}>
        {actions.copyLink}
      </button>
      {/* Browsers inside apps have no `print`. */}
      {'print' in window && (
        <button type="button" className="text-link" onClick={() => print()}>
          {actions.print}
        </button>
      )}
    </div>
  );
}
