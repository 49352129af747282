/** The schemas of certificates.json and testimonials.json. */
import * as z from 'zod';
import {
  amount,
  asked,
  choice,
  day,
  freeText,
  id,
  lastDay,
  list,
  optional,
  tick,
} from './field-kinds';

/** Entries that the owner confirms; having none is an answer too. */
function confirmed<Entry extends z.ZodType>(
  label: string,
  entries: string,
  entry: Entry,
  summary: string,
  question: string,
) {
  return z
    .strictObject({
      list: asked(list(entries, entry, [1, 12], { summary }), question, { orTick: 'none' }),
      none: tick('We have none'),
    })
    .prefault({})
    .meta({ label });
}

const certificateSchema = z
  .strictObject({
    id,
    title: freeText('Title, as on the paper', 80),
    issuer: freeText('Issued by', 80),
    year: freeText('Year', 4)
      .regex(/^(19[5-9]|20\d)\d$/, 'must be a year such as 2026')
      .meta({ isPast: true }),
    until: lastDay('Valid until', 'it'),
    icon: optional(choice('Mark beside it', { award: 'Rosette', shield: 'Shield', check: 'Tick' })),
  })
  .meta({ label: 'Entry', together: 'all' });

const certificates = (side: string) =>
  confirmed(
    `For the ${side}`,
    'Certificates or awards',
    certificateSchema,
    'title',
    `Which certificates or awards do you hold for the ${side}?`,
  );

const hint =
  'The site does not show it. If the farm’s files on GitHub are public, anybody can read it there.';

/** A first and a last name, with what may stand between them: Piet van der Merwe. */
const fullName = /^\p{Lu}[\p{L}.'’-]*( [\p{L}.'’-]+)* \p{Lu}[\p{L}'’-]+$/u;
/** Words of an answer about consent, which phones write with capitals too: Not Yet. */
const noName = /(?<!\p{L})(yes|no|not|yet|please|asked|agreed|agrees|ja|nee|nog|nie)(?!\p{L})/iu;

const testimonialSchema = z
  .strictObject({
    id,
    name: freeText('Name', 60).meta({ isPersonal: true }),
    role: freeText('What they do', 80),
    content: freeText('What they said, word for word', 600).meta({ isPersonal: true }),
    rating: optional(
      amount('Stars, 0 to 5', 'stars', 0, 5, 0, 'Leave it empty if they gave none.'),
    ),
    agreedBy: freeText('Who agreed that we may print it', 100, hint).refine(
      (written) => fullName.test(written) && !noName.test(written),
      'must be the first and the last name of who agreed',
    ),
    agreedOn: day('When they agreed', { hint, isPast: true }),
  })
  .meta({ label: 'Entry', together: 'all' });

export const certificatesSchema = z.strictObject({
  cattle: certificates('cattle'),
  garlic: certificates('garlic'),
});

export const testimonialsSchema = confirmed(
  'What customers say',
  'Testimonials',
  testimonialSchema,
  'name',
  'What do customers say about you?',
);
