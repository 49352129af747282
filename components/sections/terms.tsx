import type { BusinessTerms } from '@/content/business-terms';
import { keepFiguresTogether } from '@/lib/numbers/format';

/** The terms of business that the owner has answered; nothing when none is answered. */
export function Terms({ terms }: Readonly<{ terms: BusinessTerms }>) {
  if (!Object.values(terms).some(Boolean)) return null;
  return (
    <dl className="mt-3 grid max-w-measure gap-2 text-label text-ink-soft">
      {Object.entries(terms).map(
        ([term, answer]) =>
          answer && (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd>{keepFiguresTogether(answer)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
