import type { BusinessTerm } from '@/content/shapes';
import { keepFiguresTogether } from '@/lib/numbers/format';

export interface BusinessTermsProps {
  readonly terms: readonly BusinessTerm[];
}

/** What the owner has answered about doing business; nothing at all where nothing is answered. */
export function BusinessTerms({ terms }: BusinessTermsProps) {
  const answered = terms.flatMap(({ term, answer }) => (answer ? [{ term, answer }] : []));
  if (answered.length === 0) return null;
  return (
    <dl className="mt-3 grid max-w-measure gap-2 text-label text-ink-soft">
      {answered.map(({ term, answer }) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd>{keepFiguresTogether(answer)}</dd>
        </div>
      ))}
    </dl>
  );
}
