/** Certificates and awards. Add one only with its issuer and year as they stand on the paper. */
import { placeholder } from './placeholder';
import type { Certification, Route } from './shapes';

const question = (title: string) =>
  `Does the farm hold a certificate for “${title}”? From whom, and from which year? If not, delete it.`;

/** A certificate without issuer and year, which visitors see with the word Example beside it. */
function unconfirmed(title: string, icon?: Certification['icon']): Certification {
  return placeholder({ title, ...(icon && { icon }), isExample: true }, question(title));
}

/** By page; on the home page one from each side and one for both. */
export const certifications: Record<Route, Certification[]> = {
  '/': [
    unconfirmed('Animal care', 'shield'),
    unconfirmed('Good farming practice', 'check'),
    unconfirmed('Farming award'),
  ],
  '/bonsmara': [
    unconfirmed('Bonsmara breeding'),
    unconfirmed('Performance testing', 'check'),
    unconfirmed('Herd health', 'shield'),
    unconfirmed('Feedlot practice', 'check'),
  ],
  '/garlic': [
    unconfirmed('Food safety', 'shield'),
    unconfirmed('Seed garlic', 'check'),
    unconfirmed('Garlic growing'),
  ],
};
