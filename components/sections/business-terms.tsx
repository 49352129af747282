import { Fold } from '@/components/ui/fold';
import type { BusinessRoute } from '@/content/page-type';
import { site } from '@/content/shared-text';
import { businessTerms } from '@/lib/site/business-terms';
import { TermList } from './term-list';

/** The owner's first term of business, never folded; nothing if no term is current. */
export function FirstTerm({ route }: Readonly<{ route: BusinessRoute }>) {
  const { terms } = businessTerms[route];
  return (
    terms.length > 0 && <TermList terms={terms.slice(0, 1)} className="[&_dd]:max-w-measure" />
  );
}

/** Whether a business has terms besides the first, so that `#terms` exists. */
export const hasOtherTerms = (route: BusinessRoute) => businessTerms[route].terms.length > 1;

/** The other terms of business, folded on a phone; nothing if there are none. */
export function OtherTerms({ route }: Readonly<{ route: BusinessRoute }>) {
  const { summary, terms } = businessTerms[route];
  if (!hasOtherTerms(route)) return null;
  return (
    <Fold id="terms" summary={summary} heading={site.terms}>
      <TermList terms={terms.slice(1)} className="mt-3 gap-x-8 lg:columns-2 print:columns-2" />
    </Fold>
  );
}
