/** The shape of every content file. The build checks the content against it, field by field. */
import { z } from 'zod';

const words = z.string().trim().min(1, 'has no words in it');
const route = z.enum(['/', '/bonsmara', '/garlic']);
const link = z.object({ label: words, href: words });
/** Not confirmed by the owner yet: visitors see the word Example beside it. */
const isExample = z.literal(true).optional();

export const farmShape = z.object({
  cattleName: words,
  garlicName: words,
  blurb: words,
  owner: z.object({
    /** Where none is given, the title stands in its place. */
    name: words.optional(),
    title: words,
    biography: z.array(words).length(3, 'needs exactly three paragraphs'),
    statistics: z.array(z.object({ figure: words, label: words })).length(2),
  }),
  email: z.email('is not a valid email address'),
  phone: z.string().regex(/^\+27 \d{2} \d{3} \d{4}$/, 'must read like +27 82 123 4567'),
  /** By page: a province, after a town where there is one. */
  places: z.record(route, words),
  country: words,
  chatGreeting: words,
  socialProfiles: z.object({ instagram: z.url(), facebook: z.url() }),
  rightsReserved: words,
});

export const varietyShape = z.object({
  key: z.string().regex(/^[a-z-]+$/),
  name: words,
  stockLabel: words,
  plantSpacingCm: z.int().positive(),
  rowSpacingCm: z.int().positive(),
});

export const priceShape = z.object({
  service: words,
  rand: z.number().positive('must be a price above zero'),
  unit: z.enum(['hectare', 'ton', 'kilometre']),
});

export const certificationShape = z
  .object({
    title: words,
    issuer: words.optional(),
    year: words.optional(),
    /** `award` where none is given. */
    icon: z.enum(['shield', 'check', 'award']).optional(),
    isExample,
  })
  .refine(({ issuer, year, isExample }) => isExample || (issuer && year), {
    path: ['issuer'],
    error: 'and year must be as they stand on the certificate',
  });

export const testimonialShape = z.object({
  name: words,
  role: words,
  content: words,
  rating: z.int().min(0).max(5),
  isExample,
});

export const photoShape = z.object({
  file: z
    .string()
    .regex(/^[a-z0-9-]+\.(jpg|jpeg|png|heic)$/, 'must be a file name such as cattle-01.jpg'),
  alt: words,
  caption: words.optional(),
  /** Shown as the first picture of a page, or from edge to edge of the screen: encoded larger. */
  use: z.enum(['hero', 'edge-to-edge']).optional(),
  focalPoint: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).optional(),
});

export const navigationShape = z.array(z.object({ label: words, route }));

export const heroShape = z.object({
  /** What and where, above the headline. */
  place: words.optional(),
  headline: words,
  introduction: words,
  actions: z.tuple([link, link]),
});

export const feedSourceShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('facebook') }),
  z.object({
    kind: z.literal('elfsight'),
    address: z.url({
      protocol: /^https$/,
      hostname: /(^|\.)(elf\.site|elfsight\.com)$/,
      error: 'must be the share link of an Elfsight widget, such as https://1a2b3c.elf.site',
    }),
  }),
  z.object({ kind: z.literal('none') }),
]);

/** Search engines cut off what is longer. */
export const pageShape = z.object({
  title: words.max(60, 'must be at most 60 characters'),
  description: words.max(155, 'must be at most 155 characters'),
});

/** What the owner answers, by what is asked; nothing where there is no answer yet. */
export const businessTermsShape = z.record(words, words.optional());

export type Farm = z.infer<typeof farmShape>;
export type Variety = z.infer<typeof varietyShape>;
/** How far plants stand from each other in a row, and rows from each other. */
export type Spacing = Pick<Variety, 'plantSpacingCm' | 'rowSpacingCm'>;
export type Price = z.infer<typeof priceShape>;
export type Certification = z.infer<typeof certificationShape>;
export type Testimonial = z.infer<typeof testimonialShape>;
export type ContentPhoto = z.infer<typeof photoShape>;
export type Route = z.infer<typeof route>;
export type Navigation = z.infer<typeof navigationShape>;
export type HeroContent = z.infer<typeof heroShape>;
export type FeedSource = z.infer<typeof feedSourceShape>;
export type PageContent = z.infer<typeof pageShape>;
export type BusinessTerms = z.infer<typeof businessTermsShape>;
export type Link = z.infer<typeof link>;
