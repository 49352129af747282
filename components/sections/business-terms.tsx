import { Section } from '@/components/ui/section';
import type { BusinessRoute } from '@/content/page';
import { site } from '@/content/site';
import { businessTerms } from '@/lib/site/business-terms';
import { TermList, Terms } from './terms';

/** The owner's terms of business, the first always in sight; nothing if there are none today. */
export function BusinessTerms({ route }: Readonly<{ route: BusinessRoute }>) {
  const { summary, terms } = businessTerms[route];
  if (terms.length === 0) return null;
  return (
    <Section id="terms" heading={site.terms}>
      <div className="gap-x-8 lg:columns-2 print:text-label">
        <TermList terms={terms.slice(0, 1)} />
        <Terms summary={summary} terms={terms.slice(1)} className="gap-x-8 print:columns-2" />
      </div>
    </Section>
  );
}
