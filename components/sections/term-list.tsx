import type { Term } from '@/facts/schema/files';
import { keepFiguresTogether } from '@/text/format-number';

export interface TermListProps {
  readonly terms: readonly Term[];
  /** The layout of the list, such as its columns. */
  readonly className?: string;
}

/** Terms of business, each under its label, or beside it on a wide screen. */
export function TermList({ terms, className = '' }: TermListProps) {
  return (
    <dl className={className}>
      {terms.map(({ label, text }) => (
        <div key={label} className="term">
          <dt className="font-semibold">{label}</dt>
          <dd className="whitespace-pre-line">{keepFiguresTogether(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
