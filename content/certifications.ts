/** Certificates and awards by page, as facts/certificates.json has them. */

import type { Certificate } from '@/lib/facts/shown';
import { facts } from '@/lib/facts/shown';
import type { Route } from './pages';

const { list: cattle = [] } = facts.certificates.cattle;
const { list: garlic = [] } = facts.certificates.garlic;

/** On the home page the first of both sides. */
export const certifications: Readonly<Record<Route, readonly Certificate[]>> = {
  '/': [...cattle.slice(0, 2), ...garlic.slice(0, 1)],
  '/bonsmara': cattle,
  '/garlic': garlic,
};
