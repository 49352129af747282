import type { BusinessTerms } from '@/content/business-terms';
import { keepFiguresTogether } from '@/lib/numbers/format';
import { Fold } from '../ui/fold';

export interface TermsProps {
  /** What a phone shows until it is pressed. */
  readonly summary: string;
  readonly terms: BusinessTerms;
  /** A sentence before them, such as the day on which they were confirmed. */
  readonly introduction?: string | undefined;
  /** Whether they run in columns across a wide screen. */
  readonly isWide?: boolean;
}

/** The terms of business that the owner has answered; nothing when none is answered. */
export function Terms({ summary, terms, introduction, isWide = false }: TermsProps) {
  if (!Object.values(terms).some(Boolean)) return null;
  return (
    <Fold summary={summary}>
      {introduction && <p className="mt-3 font-semibold">{introduction}</p>}
      <dl
        className={`mt-3 gap-x-8 print:text-label ${isWide ? 'lg:columns-3 print:columns-3' : 'max-w-measure'}`}
      >
        {Object.entries(terms).map(
          ([term, answer]) =>
            answer && (
              <div key={term} className="break-inside-avoid pb-2">
                <dt className="font-semibold">{term}</dt>
                <dd>{keepFiguresTogether(answer)}</dd>
              </div>
            ),
        )}
      </dl>
    </Fold>
  );
}
