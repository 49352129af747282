import { calculationSentences, calculatorCopy } from '@/content/calculator';
import { appendText } from '../ui/append-question';
import { textLinkStyle } from '../ui/links';

export interface CalculationActionsProps {
  /** The calculation as a sentence. */
  readonly words: string;
  /** The address that opens the calculation again. */
  readonly link: string;
  /** Called with the outcome of an action, as a sentence. */
  readonly onNote: (note: string) => void;
}

const { actions, linkCopied, linkToCopy } = calculatorCopy;
// Without a number: visitors choose whom to send it to.
const shareOnWhatsApp = 'https://wa.me/?text=';

/**
 * Writes a calculation below the enquiry's message, and moves the visitor there.
 * @returns whether there was room.
 */
function askAbout(words: string): boolean {
  const message = document.getElementById('message');
  if (!(message instanceof HTMLTextAreaElement)) return false;
  if (!appendText(message, calculationSentences.enquiry(words))) return false;
  location.hash = 'contact';
  message.focus();
  return true;
}

/** What to do with a calculation: ask the farm about it, send it, keep it, print it. */
export function CalculationActions({ words, link, onNote }: CalculationActionsProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      onNote(linkCopied);
    } catch {
      onNote(`${linkToCopy} ${link}`);
    }
  }

  return (
    <div className="mt-4 flex flex-wrap gap-x-6" data-screen-only="">
      <button
        type="button"
        className={textLinkStyle}
        onClick={() => {
          if (!askAbout(words)) onNote(calculatorCopy.messageFull);
        }}
      >
        {actions.ask}
      </button>
      <a
        href={`${shareOnWhatsApp}${encodeURIComponent(`${words}\n${link}`)}`}
        target="_blank"
        rel="noreferrer"
        className={textLinkStyle}
      >
        {actions.whatsApp}
      </a>
      <button type="button" className={textLinkStyle} onClick={() => void copy()}>
        {actions.copyLink}
      </button>
      <button type="button" className={textLinkStyle} onClick={() => print()}>
        {actions.print}
      </button>
    </div>
  );
}
