/** Certificates and awards by page, as facts/certificates.json has them, and the examples until it does. */
import { withExamples } from './examples';
import { facts } from './facts';
import type { Route } from './pages';
import type { Certificate } from './shapes';

/** Nobody has issued an example. */
export interface Certification extends Pick<Certificate, 'title' | 'icon'> {
  readonly issuer?: string;
  readonly year?: string;
  readonly isExample?: boolean;
}

const cattle: readonly Certification[] = withExamples(facts.certificates.cattle, [
  { title: 'Bonsmara breeding' },
  { title: 'Performance testing', icon: 'check' },
  { title: 'Herd health', icon: 'shield' },
  { title: 'Feedlot practice', icon: 'check' },
]);

const garlic: readonly Certification[] = withExamples(facts.certificates.garlic, [
  { title: 'Food safety', icon: 'shield' },
  { title: 'Seed garlic', icon: 'check' },
  { title: 'Garlic growing' },
]);

/** On the home page the first of both sides. */
export const certifications: Readonly<Record<Route, readonly Certification[]>> = {
  '/': [...cattle.slice(0, 2), ...garlic.slice(0, 1)],
  '/bonsmara': cattle,
  '/garlic': garlic,
};
