/** The schema of terms.json: how the farm does business. */
import * as z from 'zod';
import { freeText, lastDay, list } from './fields';

const termSchema = z
  .strictObject({
    label: freeText('About', 40, 'Such as: Price.'),
    text: freeText('Term', 300),
    until: lastDay('Show until', 'the term', 'Only for what may soon change, such as health. '),
  })
  .meta({ label: 'Term' });

/** The terms on a page. @param hint what buyers and growers usually ask */
const terms = (label: string, hint: string) =>
  list(label, termSchema, 12, { summary: ['label'], hint }).optional();

/** How a service of the cattle page is charged. @param such an example */
const chargedBy = (service: string, such: string) =>
  freeText(
    service,
    120,
    `A whole sentence on what is included, such as: Charged by ${such}.`,
  ).optional();

export const termsSchema = z.strictObject({
  commitment: list('What a customer may hold you to', freeText('Sentence', 200), 3, {
    hint: 'If it is true: “You get what we agreed, at the price we agreed.” “If something is not right, tell us.”',
  }).optional(),
  chargedBy: z
    .strictObject({
      backgrounding: chargedBy('Backgrounding', 'the kilogram gained, feed and dosing included'),
      finishing: chargedBy('Finishing', 'the day, for at least 90 days'),
    })
    .prefault({})
    .meta({ label: 'How you charge' }),
  kitchens: freeText(
    'Restaurants and kitchens',
    300,
    'What they can order: from how much, in which months, and how it gets there.',
  ).optional(),
  cattle: terms(
    'Terms on the cattle page',
    'Which classes do you sell, and in which months? What is the price based on? Which papers go with an animal? For backgrounding and finishing: who pays for losses, and what is the smallest number? Health: say when and by whom the herd was vaccinated against foot-and-mouth disease, whether you are under quarantine, and how lots are isolated and declared healthy, and fill in Show until, at most 30 days ahead. Put it first: a phone shows only the first term unfolded.',
  ),
  garlic: terms(
    'Terms on the garlic page',
    'How are garlic and seed sold, and from how much? What is the smallest field, load or order? By which month must a grower book, and what must be paid when?',
  ),
});
