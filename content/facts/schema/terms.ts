/** The schema of terms.json: how the farm does business. */
import * as z from 'zod';
import { asked, choice, freeText, id, lastDay, list } from './field-kinds';

const termSchema = z
  .strictObject({
    id,
    label: freeText('About', 40, 'Such as: Price.'),
    text: freeText('Term', 300),
    until: lastDay('Show until', 'the term', 'Only for what may soon change, such as health. '),
  })
  .meta({ label: 'Term', together: ['text', 'until'] });

/** The terms on a page. @param hint what buyers and growers usually ask */
const terms = (label: string, question: string, hint: string) =>
  asked(list(label, termSchema, [1, 12], { summary: 'label', hint }), question);

/** Whether a business charges VAT. @param exceptions what may be zero-rated */
const vat = (label: string, prices: string, exceptions = '') =>
  asked(
    choice(label, { included: 'My prices include VAT', none: 'Not registered for VAT' }),
    `Do the ${prices} include VAT, or is that business not registered for VAT?`,
    { hint: `R1 000 without VAT is R1 150 with it.${exceptions}` },
  );

/** How a service of the cattle page is charged. @param such an example */
const chargedBy = (service: string, such: string) =>
  asked(
    freeText(service, 120),
    `How do you charge for ${service.toLowerCase()}, and what does that include?`,
    { hint: `A whole sentence, such as: Charged by ${such}.` },
  );

const promise =
  'If this is true, answer with it: “You get what we agreed, at the price we agreed. If something is not right, tell us.”';

export const termsSchema = z.strictObject({
  commitment: asked(
    list('What a customer may hold you to', freeText('Sentence', 200), [1, 3]),
    `What may a customer hold you to? ${promise}`,
  ),
  vat: z
    .strictObject({
      cattle: vat('VAT on cattle', 'cattle prices'),
      // Value-Added Tax Act 89 of 1991, section 11 and Schedule 2, Parts A and B.
      garlic: vat(
        'VAT on garlic',
        'garlic prices',
        ' Fresh garlic, and seed for registered farmers, can be zero-rated: ask your accountant.',
      ),
    })
    .prefault({})
    .meta({ label: 'VAT' }),
  chargedBy: z
    .strictObject({
      backgrounding: chargedBy('Backgrounding', 'the kilogram gained, feed and dosing included'),
      finishing: chargedBy('Finishing', 'the day, for at least 90 days'),
    })
    .prefault({})
    .meta({ label: 'How you charge' }),
  kilometres: asked(
    choice('Kilometres to a job', { oneWay: 'One way', return: 'There and back' }),
    'Do you charge the kilometres to a job one way, or there and back?',
  ),
  kitchens: asked(
    freeText('Restaurants and kitchens', 300),
    'What can restaurants and kitchens order: from how much, in which months, and how does it get there?',
  ),
  cattle: terms(
    'Terms on the cattle page',
    'On what terms do you sell cattle, and take in other farmers’ cattle?',
    'Which classes do you sell, and in which months? What is the price based on? Which papers go with an animal? For backgrounding and finishing: who pays for losses, and what is the smallest number? Health: say when and by whom the herd was vaccinated against foot-and-mouth disease, whether you are under quarantine, and how lots are isolated and declared healthy, and fill in Show until, at most 30 days ahead. Put it first: a phone shows only the first term unfolded.',
  ),
  garlic: terms(
    'Terms on the garlic page',
    'On what terms do you sell garlic and seed, and work for growers?',
    'How are garlic and seed sold, and from how much? What is the smallest field, load or order? By which month must a grower book, and when must what be paid?',
  ),
});
