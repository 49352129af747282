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
      // oxlint-disable-next-line react/no-danger -- the text is escaped, and is no script
      dangerouslySetInnerHTML={{ __html: structuredDataText(route) }}
    />
  );
}
