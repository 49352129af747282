import { farm } from '@/content/farm';
import { contactLink, email, whatsApp } from '@/content/site';
import { messageQuery, whatsAppLink } from '@/lib/site/external-links';

export interface QuestionLinkProps {
  /** What the question is about, for screen readers: many links of a page have the same label. */
  readonly about: string;
  readonly question: string;
  readonly className?: string;
}

export interface WhatsAppQuestionProps extends QuestionLinkProps {
  readonly label?: string;
}

const style = 'text-link ask';

/** A link that asks a question on WhatsApp. */
export function WhatsAppQuestion({
  label = whatsApp.name,
  about,
  question,
  className = '',
}: WhatsAppQuestionProps) {
  return (
    <a
      href={whatsAppLink(farm.phone, question)}
      aria-label={`${label}: ${about}`}
      className={`${className} ${style}`}
    >
      {label}
    </a>
  );
}

/** A link to the page's form, to whose message a script adds the question. */
export function EmailQuestion({ about, question, className = '' }: QuestionLinkProps) {
  return (
    <a
      href={contactLink.href}
      aria-label={`${email.name}: ${about}`}
      data-append={messageQuery(question)}
      className={`${className} ${style}`}
    >
      {email.name}
    </a>
  );
}
