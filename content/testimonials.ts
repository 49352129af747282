/** What customers say, on the home page. Ask the customer before you print a name. */
import { placeholder } from './placeholder';
import type { Testimonial } from './shapes';

const question = (name: string) => `What did a real customer (${name}) say, and may we print it?`;

/** A testimonial that visitors see with the word Example beside it. */
function unconfirmed(testimonial: Testimonial): Testimonial {
  return placeholder({ ...testimonial, isExample: true }, question(testimonial.name));
}

export const testimonials: Testimonial[] = [
  unconfirmed({
    name: 'A cattle farmer',
    role: 'Bonsmara buyer',
    content:
      'The cattle were just as they were described, and every question got a straight answer.',
    rating: 5,
  }),
  unconfirmed({
    name: 'A garlic grower',
    role: 'Field and processing services',
    content: 'They said what it would cost before they came, and that is what it cost.',
    rating: 5,
  }),
  unconfirmed({
    name: 'A chef',
    role: 'Restaurant kitchen',
    content: 'Good garlic, properly cured. I know where it comes from, and whom to phone for more.',
    rating: 5,
  }),
];
