/** Words that every page shares: menu, footer, certificates, gallery, error and 404 pages. */

export const site = {
  name: 'JLDT Bonsmara & Du Toit Holdings',
  wordMark: 'JLDT & Du Toit',
  wordMarkLabel: 'JLDT & Du Toit, front page',
  skipLink: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  chat: 'Chat on WhatsApp',
  operations: 'Our Operations',
  contact: 'Contact',
  follow: 'Follow Us',
  instagram: 'Instagram',
  facebook: 'Facebook',
  whatsApp: 'WhatsApp',
  writeEmail: 'Write an e-mail',
  meetTheOwner: 'Meet the Owner',
  certifications: 'Certifications & Awards',
  testimonials: 'What Our Customers Say',
  stars: (rating: number) => `${rating} out of 5 stars`,
  lightbox: {
    open: (caption: string | undefined) => `Look closer: ${caption}`,
    place: (place: number, count: number) => `${place} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
  },
  priceTable: { service: 'Service', price: 'Price' },
} as const;

export const notFound = {
  title: 'Page not found',
  message: 'Oops! Page not found',
  explanation: 'The address may be mistyped, or the page may have moved.',
  link: 'Return to Home',
} as const;

export const unexpectedError = {
  title: 'Unexpected Application Error!',
  unknown: 'The page stopped for a reason it could not name.',
  link: 'Return to Home',
} as const;
