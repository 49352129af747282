import { calculatorFaults, calculatorWords } from '@/content/calculator';
import { askAbout } from './ask-about';

export interface CalculationActionsProps {
  /** The calculation in words. */
  readonly words: string;
  /** The address that opens the calculation again. */
  readonly link: string;
  /** Called with what there is to say of an action. */
  readonly onNote: (note: string) => void;
}

const { actions, linkCopied, linkToCopy } = calculatorWords;
// Without a number: visitors choose whom to send it to.
const shareOnWhatsApp = 'https://wa.me/?text=';
const buttonStyle =
  'inline-flex min-h-11 items-center underline decoration-line decoration-1 underline-offset-4 hover:decoration-current';

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
        className={buttonStyle}
        onClick={() => {
          if (!askAbout(words)) onNote(calculatorFaults.messageFull);
        }}
      >
        {actions.ask}
      </button>
      <a
        href={`${shareOnWhatsApp}${encodeURIComponent(`${words}\n${link}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle}
      >
        {actions.whatsApp}
      </a>
      <button type="button" className={buttonStyle} onClick={() => void copy()}>
        {actions.copyLink}
      </button>
      <button type="button" className={buttonStyle} onClick={() => print()}>
        {actions.print}
      </button>
    </div>
  );
}
