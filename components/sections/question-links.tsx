import { farm } from '@/content/farm';
import { whatsApp } from '@/content/shared-text';
import { whatsAppLink } from '@/lib/site/external-links';

export interface WhatsAppQuestionProps {
  /** What the question is about, for screen readers: many links on a page share a label. */
  readonly about: string;
  readonly question: string;
  readonly label?: string;
}

/** A link that asks a question on WhatsApp. */
export function WhatsAppQuestion({
  label = whatsApp.name,
  about,
  question,
}: WhatsAppQuestionProps) {
  return (
    <a
      href={whatsAppLink(farm.phone, question)}
      aria-label={`${label}: ${about}`}
      className="text-link ask"
    >
      {label}
    </a>
  );
}
