/** The text that pages share: header, footer, WhatsApp, certificates, gallery. */

export const contactLink = { label: 'Contact Us', href: '#contact' };

/** Before a link to the form. */
export const invitation = 'Tell us what you need, and when.';

export const whatsApp = {
  name: 'WhatsApp',
  chat: 'Chat on WhatsApp',
  /** The prefilled message of a chat. */
  greeting: 'Hello, I would like to learn more about your business.',
} as const;

/** The silhouette of a herd against a white sky, behind the commitment and on the 404 page. */
export const dusk = { file: 'illustrations/dusk-herd.jpg', alt: '' };

/** How many stars a testimonial can have. */
export const maxStars = 5;

/** The names of the pages of the farm and its two businesses. */
export const pageNames = {
  '/': 'Home',
  '/bonsmara': 'JLDT Bonsmara',
  '/garlic': 'Du Toit Holdings',
} as const;

export const site = {
  name: 'JLDT Bonsmara & Du Toit Holdings',
  wordMark: 'JLDT & Du Toit',
  wordMarkLabel: 'JLDT & Du Toit, front page',
  skipLink: 'Skip to content',
  /** The notice of a preview. */
  inPreparation: {
    /** While farm.json is empty. */
    demonstration: 'Demonstration: the farm is invented.',
    preview: 'Preview of your site.',
    /** @param labels of the answers without which the site cannot go live */
    needed: (labels: string) => `Still needed: ${labels}.`,
    others: (count: number) => `${count} more`,
  },
  terms: 'Terms',
  mainNavigation: 'Main',
  menu: 'Menu',
  operations: 'Our Operations',
  contact: 'Contact',
  contactTerms: {
    summary: 'Who you are dealing with',
    registeredNames: 'Registered name',
    address: 'Address',
    replyTime: 'Reply time',
    openingHours: 'Opening hours',
  },
  afrikaans: 'Skryf gerus in Afrikaans.',
  follow: 'Follow Us',
  instagram: 'Instagram',
  facebook: 'Facebook',
  map: 'Map, where to find us',
  mapShort: 'Map',
  meetTheOwner: 'Meet the Owner',
  moreFromTheOwner: 'More from the owner',
  certifications: 'Certifications & Awards',
  testimonials: 'What Our Customers Say',
  testimonialsStrip: 'Testimonials side by side',
  stars: (rating: number) => `${rating} out of ${maxStars} stars`,
  lightbox: {
    open: (caption: string | undefined) => `Look closer: ${caption}`,
    position: (caption: string | undefined, position: number, count: number) =>
      `${caption}, ${position} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
  },
  illustrations: {
    all: 'All pictures here are illustrations, not photos of our farm.',
    some: 'Some of the pictures here are illustrations, not photos of our farm.',
  },
  /** Below the heading of a gallery. */
  galleryIllustrations: {
    all: 'Illustrations, not photos of our farm.',
    some: 'Some are illustrations, not photos of our farm.',
  },
  /** The last line of a printed page. */
  onPaper: (address: string, day: string) => `${address}, as it was on ${day}.`,
  priceTable: { service: 'Service', price: 'Price' },
} as const;
