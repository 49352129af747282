/** What must be in certificates.json and testimonials.json: what others say about the farm. */
import { z } from 'zod';
import {
  amount,
  asked,
  choice,
  day,
  differ,
  optional,
  quotation,
  text,
  tick,
  words,
} from './field-kinds';

/**
 * A list whose items count only once confirmed. The site is in preparation while it has fewer items
 * than the specification, unless the owner says that there are no others.
 */
function confirmed<Fields extends z.ZodRawShape>(
  label: string,
  item: Fields,
  about: {
    entries: string;
    count: number;
    summary: string;
    question: string;
    /** An entry is the same as another where these of its fields are. */
    identity: (entry: z.infer<z.ZodObject<Fields>>) => unknown;
  },
) {
  const list = z
    .array(z.strictObject(item).meta({ label: 'Entry' }))
    .max(12, 'must have at most 12 entries')
    .refine((entries) => differ(entries.map(about.identity)), 'must not have the same entry twice')
    .meta({ label: about.entries, summary: about.summary });
  return z
    .strictObject({
      list: asked(list, about.question, {
        isNeededToGoLive: true,
        answeredBy: { count: about.count, orTick: 'noOthers' },
      }),
      noOthers: tick('We have none, or no others than these'),
    })
    .prefault({})
    .meta({ label });
}

function certificates(side: string, count: number) {
  const item = {
    title: words('Title, as on the paper', 80),
    issuer: words('From whom', 80),
    year: text(/^(19[5-9]|20\d)\d$/, 'must be a year such as 2026', 4).meta({
      label: 'Year',
      hasCome: true,
    }),
    icon: optional(choice('Mark beside it', { award: 'Rosette', shield: 'Shield', check: 'Tick' })),
  };
  const question = `Which certificates or awards do you hold for the ${side}? For each: title, from whom, which year. If there are none, or fewer than ${count}, please say so.`;
  return confirmed(`Of the ${side}`, item, {
    entries: 'Certificates or awards',
    count,
    summary: 'title',
    question,
    identity: ({ title, issuer, year }) => [title, issuer, year],
  });
}

const notShown =
  'The site does not show it. Where the farm’s files on GitHub are public, anybody can read it there.';

const testimonial = {
  name: words('Name', 60),
  role: words('What they do', 80),
  content: quotation('What they said, word for word', 600),
  rating: amount('Stars, 0 to 5', 0, 5),
  agreedBy: words('Who agreed that we print it, and how', 100, notShown),
  agreedOn: day('When they agreed', notShown, { hasCome: true }),
};

export const certificatesSchema = z
  .strictObject({ cattle: certificates('cattle', 4), garlic: certificates('garlic', 3) })
  .meta({ label: 'Certificates and awards' });

export const testimonialsSchema = confirmed('What customers say', testimonial, {
  entries: 'Testimonials',
  count: 3,
  summary: 'name',
  identity: ({ content }) => content,
  question:
    'What did three customers say about you? For each: name, what they do, the words, stars from 0 to 5, and when they agreed that we print it. If there are none, or fewer than three, please say so.',
});
