/** The schema of testimonials.json: what customers say. */
import * as z from 'zod';
import { amount, day, freeText, list } from './fields';

const hint =
  'The site does not show it. If the farm’s files on GitHub are public, anybody can read it there.';

/** A first and a last name, with any particles between them: Piet van der Merwe. */
const fullName = /^\p{Lu}[\p{L}.'’-]*( [\p{L}.'’-]+)* \p{Lu}[\p{L}'’-]+$/u;
/** Words that answer whether somebody agreed instead of naming him; phones capitalise them: Not Yet. */
const noName = /(?<!\p{L})(yes|no|not|yet|please|asked|agreed|agrees|ja|nee|nog|nie)(?!\p{L})/iu;

const testimonialSchema = z
  .strictObject({
    name: freeText('Name', 60),
    role: freeText('What they do', 80),
    content: freeText('What they said, word for word', 600),
    rating: amount('Stars', [0, 5], { hint: 'Leave it empty if they gave none.' }).optional(),
    agreedBy: freeText('Who agreed that we may print it', 100, hint).refine(
      (written) => fullName.test(written) && !noName.test(written),
      'must be the first and last name of the person who agreed, with capitals',
    ),
    agreedOn: day('When they agreed', { hint, isPast: true }),
  })
  .meta({ label: 'Testimonial' });

export const testimonialsSchema = z.strictObject({
  testimonials: list('Testimonials', testimonialSchema, 12, { summary: ['name'] }).optional(),
});
