/** The schema of terms.json: how the farm does business. */
import { z } from 'zod';
import { asked, choice, copy, list } from './field-kinds';

const termSchema = z
  .strictObject({ label: copy('About', 40, 'Such as: Price.'), text: copy('Term', 300) })
  .meta({ label: 'Term' });

/** The terms on a page. @param hint what buyers and growers usually ask */
const terms = (label: string, question: string, hint: string) =>
  asked(list(label, termSchema, [1, 12], { summary: 'label', hint }), question);

const promise =
  'If this is true, answer with it: “You get what we agreed, at the price we agreed. If something is not right, tell us.”';

export const termsSchema = z.strictObject({
  commitment: asked(
    list('What a customer may hold you to', copy('Sentence', 200), [1, 3]),
    `What may a customer hold you to? ${promise}`,
  ),
  vat: asked(
    choice('VAT on the garlic prices', {
      included: 'Included',
      added: 'Added to them',
      none: 'Not registered for VAT',
    }),
    'Do the garlic prices include VAT, is it added, or are you not registered for it?',
  ),
  kilometres: asked(
    choice('Kilometres of a job', { oneWay: 'One way', return: 'There and back' }),
    'Do you charge the kilometres of a job one way, or there and back?',
  ),
  cattle: terms(
    'Terms on the cattle page',
    'On what terms do you sell cattle, and take in other farmers’ cattle?',
    'Which classes do you sell, and in which months? How are they priced, and is VAT included? Which papers go with an animal? What do backgrounding and finishing cost, who pays for dosing, feed and losses, and what is the smallest number? Health: vaccination against foot-and-mouth disease, quarantine, a signed declaration, isolation; put the date in the text.',
  ),
  garlic: terms(
    'Terms on the garlic page',
    'On what terms do you sell garlic and seed, and work for growers?',
    'What do garlic and seed cost, and per what? Do you supply restaurants: from what quantity, in which months, and how does it get there? What is the smallest field, load or order? By which month must a grower book, and when must what be paid? How did you work out the saving: on which work, and compared with what?',
  ),
});
