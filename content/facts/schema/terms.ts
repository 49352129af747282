/** What must be in terms.json: how the farm does business. */
import { z } from 'zod';
import { asked, choice, day, differ, needed, optional, words } from './field-kinds';

/** A term of business, which the pages show under its label. */
const term = (label: string, question: string) => asked(words(label, 300), question);

export const termsSchema = z.strictObject({
  commitment: needed(
    z
      .array(words('Sentence', 200))
      .max(3, 'must be at most three sentences')
      .refine(differ, 'must not have the same sentence twice')
      .meta({ label: 'What a customer may hold you to' }),
    'What may a customer hold you to? If this is true, answer with it: “You get what we agreed, at the price we agreed. If something is not right, tell us.”',
    { mayEqualExample: true },
  ),
  privacy: needed(
    words('What becomes of enquiries', 300),
    'What do you do with what people write to you, and who reads it? If this is true, answer with it: “We use what you write here to answer you, and for nothing else.”',
    { mayEqualExample: true },
  ),
  vat: needed(
    choice('VAT on the garlic prices', {
      included: 'Included',
      added: 'Added to them',
      none: 'Not registered for VAT',
    }),
    'Do the garlic prices include VAT, is it added, or are you not registered for it?',
    { mayEqualExample: true },
  ),
  kilometres: needed(
    choice('Kilometres of a job', { oneWay: 'Count one way', return: 'Count there and back' }),
    'Do the kilometres of a job count one way, or there and back?',
    { mayEqualExample: true },
  ),
  savingBasis: term(
    'How the saving was worked out',
    'How were the saving and its rand per hectare worked out: over which work, at which cost, against what? A reader must be able to follow the sum.',
  ),
  cattle: z
    .strictObject({
      forSale: term('Cattle for sale', 'Which classes of cattle do you sell, in which months?'),
      price: term(
        'Price',
        'How are cattle priced: per head, per kilogram or on auction; with VAT?',
      ),
      papers: term(
        'Papers',
        'Which papers go with an animal you sell, beside those that the law asks for: breeding values, a registration?',
      ),
      backgrounding: term(
        'Backgrounding',
        'On what terms do you background cattle: paid by the day or by the kilogram gained, and who carries dosing, feed and losses?',
      ),
      finishing: term('Finishing', 'On what terms do you finish the cattle of other farmers?'),
      smallestLot: term('Smallest lot', 'What is the smallest number you sell or take in?'),
    })
    .prefault({})
    .meta({ label: 'Buying cattle, and cattle in your care' }),
  // It changes with the season and the orders of the state, so the answers carry a day of their own.
  health: z
    .strictObject({
      asOf: optional(
        day(
          'Right as of',
          'Without this day none of these answers are shown. They are hidden again 60 days after it.',
          { hasCome: true },
        ),
      ),
      footAndMouth: term(
        'Foot-and-mouth vaccination',
        'Are the cattle vaccinated against foot-and-mouth disease, and when was the last time?',
      ),
      quarantine: term(
        'Quarantine',
        'Is the farm, or its district, under quarantine or a movement restriction at the moment?',
      ),
      declaration: term(
        'Health declaration',
        'Does a signed health declaration, by you or by a veterinarian, go with the animals?',
      ),
      isolation: term(
        'Isolation',
        'Are animals kept apart before or after a sale, and for how many days?',
      ),
    })
    .prefault({})
    .meta({ label: 'Health of the cattle' }),
  garlic: z
    .strictObject({
      seedPrice: term('Garlic and seed', 'What do garlic and seed cost, and per what?'),
      kitchens: term(
        'Kitchens',
        'Do you supply restaurants: from which quantity, in which months, and how does it reach them?',
      ),
      smallestJob: term('Smallest job', 'What is the smallest field, load or order you take on?'),
      booking: term(
        'Booking',
        'By which month must a grower book beds, planting or processing, and what is paid when?',
      ),
    })
    .prefault({})
    .meta({ label: 'Garlic, and work for growers' }),
});
