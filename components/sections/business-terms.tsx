import { Section } from '@/components/ui/section';
import type { BusinessRoute } from '@/content/pages';
import { site } from '@/content/site';
import { businessTerms } from '@/lib/site/business-terms';
import { Terms } from './terms';

/** The owner's terms of business; nothing if there are none today. */
export function BusinessTerms({ route }: Readonly<{ route: BusinessRoute }>) {
  const { summary, terms } = businessTerms[route];
  if (terms.length === 0) return null;
  return (
    <Section id="terms" heading={site.terms}>
      <Terms summary={summary} terms={terms} />
    </Section>
  );
}
