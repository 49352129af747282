import type { Route } from '@/content/shapes';
import { structuredDataText } from '@/lib/site/structured-data/structured-data';

export interface StructuredDataProps {
  readonly route: Route;
}

/** What the page says, for machines. */
export function StructuredData({ route }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped, and is no script
      dangerouslySetInnerHTML={{ __html: structuredDataText(route) }}
    />
  );
}
