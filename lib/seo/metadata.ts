import type { Metadata } from 'next';
import type { PageContent, Route } from '@/content/shapes';

/** Title, description and canonical address of a page. */
export function pageMetadata({ title, description }: PageContent, route: Route): Metadata {
  return { title, description, alternates: { canonical: route } };
}
