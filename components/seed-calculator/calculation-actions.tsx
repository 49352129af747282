import { TextLink } from '@/components/ui/links';
import { calculationSentences, calculatorCopy } from '@/content/calculator';
import { whatsAppLink, whatsAppShareLink } from '@/lib/site/external-links';

export interface CalculationActionsProps {
  /** The farm's, as people write it. */
  readonly phone: string;
  /** The calculation as a sentence. */
  readonly description: string;
  /** The URL that reopens the calculation. */
  readonly link: string;
  /** Called with the outcome of an action, as a sentence. */
  readonly onMessage: (message: string) => void;
}

const { actions, linkCopied, linkToCopy } = calculatorCopy;
const newTab = { target: '_blank', rel: 'noreferrer' };

/** Asks the farm about a calculation on WhatsApp, sends it to others, copies its link, or prints it. */
export function CalculationActions(props: CalculationActionsProps) {
  const { phone, description, link, onMessage } = props;
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
      <TextLink href={whatsAppLink(phone, calculationSentences.question(description))} {...newTab}>
        {actions.ask}
      </TextLink>
      <TextLink href={whatsAppShareLink(`${description}\n${link}`)} {...newTab}>
        {actions.share}
      </TextLink>
      <button type="button" className="text-link" onClick={() => void copy()}>
        {actions.copyLink}
      </button>
      {/* In-app browsers have no `print`. */}
      {'print' in window && (
        <button type="button" className="text-link" onClick={() => print()}>
          {actions.print}
        </button>
      )}
    </div>
  );
}
