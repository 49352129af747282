import type { LabelledAnswer } from '@/lib/facts/labelled-answers';
import { keepFiguresTogether } from '@/lib/numbers/format';
import { Fold } from '../ui/fold';

export interface TermsProps {
  /** What a phone shows until it is pressed. */
  readonly summary: string;
  readonly terms: readonly LabelledAnswer[];
  /** A sentence before them, such as the day on which they were confirmed. */
  readonly introduction?: string | undefined;
  /** Whether they run in columns across a wide screen. */
  readonly isWide?: boolean;
}

/** The terms of business that the owner has answered; nothing when none is answered. */
export function Terms({ summary, terms, introduction, isWide = false }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <Fold summary={summary}>
      {introduction && <p className="mt-3 font-semibold">{introduction}</p>}
      <dl
        className={`mt-3 gap-x-8 print:text-label ${isWide ? 'lg:columns-3 print:columns-3' : 'max-w-measure'}`}
      >
        {terms.map(({ label, answer }) => (
          <div key={label} className="break-inside-avoid pb-2">
            <dt className="font-semibold">{label}</dt>
            <dd>{keepFiguresTogether(answer)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
