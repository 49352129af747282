/** What customers say, as facts/testimonials.json has it, and the examples until it does. */
import { withExamples } from './examples';
import { facts } from './facts';

export const testimonials = withExamples(facts.testimonials, [
  {
    name: 'A cattle farmer',
    role: 'Bonsmara buyer',
    content:
      'The cattle were just as they were described, and every question got a straight answer.',
    rating: 5,
  },
  {
    name: 'A garlic grower',
    role: 'Field and processing services',
    content: 'They said what it would cost before they came, and that is what it cost.',
    rating: 5,
  },
  {
    name: 'A chef',
    role: 'Restaurant kitchen',
    content: 'Good garlic, properly cured. I know where it comes from, and whom to phone for more.',
    rating: 5,
  },
]);
