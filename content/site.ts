/** The text that pages share: header, footer, WhatsApp, certificates, gallery. */
import type { Subject } from './facts/reading/subjects';

export const contactLink = { label: 'Contact Us', href: '#contact' };

export const whatsApp = {
  name: 'WhatsApp',
  chat: 'Chat on WhatsApp',
  /** The message in a chat when it opens. */
  greeting: 'Hello, I would like to learn more about your business.',
} as const;

/** Shown in the place of the owner's portrait until he sends one. */
export const portraitStandIns = {
  farmTrack: {
    file: 'owner.jpg',
    alt: 'A farm track runs through tall grass towards a low sun, a thorn tree beside it.',
  },
  garlicRows: { file: 'owner-garlic.jpg', alt: 'Rows of garlic, and low hills.' },
};

/** The outlines of a herd against a white sky, behind the commitment and on the page for missing addresses. */
export const dusk = { file: 'dusk-herd.jpg', alt: '' };

/** How many stars a testimonial can have. */
export const maxStars = 5;

/** What the notice of a site in preparation calls the subjects of which it shows an example. */
const subjectNames = {
  owner: 'the owner',
  phone: 'the phone number',
  email: 'the email address',
  registeredNames: 'the registered names',
  addresses: 'the addresses',
  privacy: 'the privacy promise',
  replyTime: 'the reply time',
  afrikaans: 'enquiries in Afrikaans',
  openingHours: 'the opening hours',
  instagram: 'Instagram',
  facebook: 'Facebook',
  places: 'the places',
  selling: 'the sale lists and terms',
  commitment: 'the commitment',
  kilometres: 'how kilometres are charged',
  saving: 'how the saving was worked out',
  varieties: 'the varieties on offer',
  grasses: 'the grasses',
  grazingUnit: 'the grazing unit',
  cattleCertificates: 'the certificates for cattle',
  garlicCertificates: 'the certificates for garlic',
  testimonials: 'the testimonials',
} satisfies Record<Subject, string>;

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
  inPreparation: {
    summary: 'Preview: some details are examples.',
    /** @param examples the subjects that the owner has not begun to answer */
    describe: (examples: readonly Subject[]) =>
      `Not the farm’s own yet: ${examples.map((each) => subjectNames[each]).join(', ') || 'what is in brackets'}.`,
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
    areaServed: 'Area served',
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
  illustration: 'Illustration',
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
  illustrations: (quantity: 'All' | 'Some of the') =>
    `${quantity} pictures here are illustrations, not photos of our farm.`,
  /** The last line of a printed page. */
  onPaper: (address: string, day: string) => `${address}, as it was on ${day}.`,
  priceTable: { service: 'Service', price: 'Price' },
} as const;
