/** Words that every page shares: menu, footer, certificates, gallery. */
import { maxStars } from './rating';

export const site = {
  name: 'JLDT Bonsmara & Du Toit Holdings',
  wordMark: 'JLDT & Du Toit',
  wordMarkLabel: 'JLDT & Du Toit, front page',
  skipLink: 'Skip to content',
  inPreparation: 'In preparation: gaps are filled with examples.',
  mainNavigation: 'Main',
  menu: 'Menu',
  operations: 'Our Operations',
  contact: 'Contact',
  follow: 'Follow Us',
  instagram: 'Instagram',
  facebook: 'Facebook',
  map: 'On a map',
  meetTheOwner: 'Meet the Owner',
  certifications: 'Certifications & Awards',
  testimonials: 'What Our Customers Say',
  stars: (rating: number) => `${rating} out of ${maxStars} stars`,
  lightbox: {
    open: (caption: string | undefined) => `Look closer: ${caption}`,
    position: (caption: string | undefined, position: number, count: number) =>
      `${caption}, ${position} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
  },
  illustrations: (quantity: 'All' | 'Some of the') =>
    `${quantity} pictures here are illustrations, not photos of our farm.`,
  /** The last line of a printed page. */
  onPaper: (address: string, day: string) => `${address}, as it was on ${day}.`,
  priceTable: { service: 'Service', price: 'Price' },
} as const;
