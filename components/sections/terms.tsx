import { Fold } from '@/components/ui/fold';
import type { Term } from '@/content/facts/schema/facts';
import { keepFiguresTogether } from '@/lib/numbers/format';

export interface TermsProps {
  /** The line that unfolds them on a phone. */
  readonly summary: string;
  readonly terms: readonly Term[];
}

/** The owner's terms of business, in columns on a wide screen; nothing if there are none. */
export function Terms({ summary, terms }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <Fold summary={summary}>
      <dl className="mt-3 gap-x-8 lg:mt-6 lg:columns-3 print:columns-3 print:text-label">
        {terms.map(({ label, text }) => (
          <div key={label} className="break-inside-avoid pb-2">
            <dt className="font-semibold">{label}</dt>
            <dd>{keepFiguresTogether(text)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
