import { buttonStyle } from '@/components/ui/links';
import { farm } from '@/content/farm';
import { whatsAppLink } from '@/lib/site/external-links';

export interface QuestionLinkProps {
  readonly label: string;
  /** What the question is about, where several links of a page have the same label. */
  readonly about?: string;
  readonly question: string;
  readonly className?: string;
}

/** Puts a question into the contact form or, without scripts, asks it on WhatsApp. */
export function QuestionLink({ label, about, question, className = '' }: QuestionLinkProps) {
  return (
    <a
      href={whatsAppLink(farm.phone, question)}
      aria-label={about && `${label}: ${about}`}
      data-append=""
      className={`${className} ${buttonStyle('quiet')}`}
    >
      {label}
    </a>
  );
}
