import { Fold } from '@/components/ui/fold';
import type { Term } from '@/content/facts/schema/facts';
import { keepFiguresTogether } from '@/lib/numbers/format';

export interface TermsProps {
  readonly terms: readonly Term[];
  /** The layout of the list, such as its columns. */
  readonly className?: string;
}

/** Terms of business, each under its label, or beside it on a wide screen. */
export function TermList({ terms, className = '' }: TermsProps) {
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

/** Terms that a press unfolds on a phone; nothing if there are none. @param summary the line that unfolds them */
export function Terms({ summary, ...list }: TermsProps & { readonly summary: string }) {
  if (list.terms.length === 0) return null;
  return (
    <Fold summary={summary}>
      <TermList {...list} />
    </Fold>
  );
}
