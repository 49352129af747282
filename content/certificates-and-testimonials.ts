/** What others say about the farm, as facts/certificates.json and facts/testimonials.json have it. */

import { type Certificate, facts } from '@/lib/facts/shown';
import type { Route } from './pages';

const { list: cattle = [] } = facts.certificates.cattle;
const { list: garlic = [] } = facts.certificates.garlic;

/** By page; on the home page the first of both sides. */
export const certifications: Readonly<Record<Route, readonly Certificate[]>> = {
  '/': [...cattle.slice(0, 2), ...garlic.slice(0, 1)],
  '/bonsmara': cattle,
  '/garlic': garlic,
};

export const { list: testimonials = [] } = facts.testimonials;
