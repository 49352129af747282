/** What must be in for-sale.json: the lots of cattle and garlic. */
import { z } from 'zod';
import { amount, choice, day, differ, differIn, optional, text, words } from './field-kinds';
import { photoFields } from './photos';
import { spellAddress } from './spellings';

/** What every lot has, whatever is sold. */
const lotFields = {
  from: optional(
    day('For sale from', 'Leave it empty if buyers can have it now.', { isWithinTwoYears: true }),
  ),
  until: optional(
    day('For sale until', 'From the day after, the site no longer shows it.', {
      isWithinTwoYears: true,
    }),
  ),
  note: optional(words('What else a buyer should know', 300)),
  photo: z.strictObject(photoFields()).optional().meta({ label: 'Photo' }),
  status: choice('Where it stands', { forSale: 'For sale', reserved: 'Reserved', sold: 'Sold' }),
};

type Days = Readonly<Partial<Record<'from' | 'until', string | undefined>>>;

/** Whether a lot ends after it begins; the days compare as text. */
const endsAfterItBegins = ({ from, until }: Days) => !from || !until || from <= until;
const endsTooEarly = { path: ['until'], error: 'must not be before the day it is for sale from' };

const breedingValueSchema = z.strictObject({
  trait: words('Trait', 40, 'As on the certificate: Birth weight direct.'),
  value: amount('Breeding value', -1000, 1000, 2, 'May be below zero: -0,4.'),
  breedAverage: amount('Breed average', -1000, 1000, 2),
  accuracyPercent: amount('Accuracy, per cent', 1, 100),
});

const notItsPrice =
  'must be R500 or more per head, R5 to R150 per kilogram, and empty for an auction or by arrangement';
const noRand = z.never(notItsPrice).optional();

/** The price of a lot, by what it is counted by; other amounts can only be a mistake. */
const cattlePriceSchema = z.discriminatedUnion('pricePer', [
  z.strictObject({
    pricePer: z.literal('head'),
    rand: z.number(notItsPrice).min(500, notItsPrice),
  }),
  z.strictObject({
    pricePer: z.literal('kilogram'),
    rand: z.number(notItsPrice).min(5, notItsPrice).max(150, notItsPrice),
  }),
  z.strictObject({ pricePer: z.literal('auction'), rand: noRand }),
  z.strictObject({ pricePer: z.literal('arrangement'), rand: noRand }),
]);

/** Average weights in kilograms that animals of a class can have, from the lightest to the heaviest. */
const weights = {
  weaners: [80, 400],
  heifers: [120, 750],
  cows: [250, 950],
  cowsWithCalves: [250, 1200],
  bulls: [150, 1500],
  oxen: [150, 1500],
} as const;

/** Where a lot priced on auction is sold, and by whom. */
const auctionSchema = z.strictObject({
  place: optional(words('Place', 80, 'Such as: the auction pens at Vaalwater.')),
  auctioneer: optional(words('Auctioneer', 80)),
  catalogue: optional(
    text(
      /^https:\/\/([\w-]+\.)+[a-z]{2,}(\/[\w./~%?=&+#,()!:@-]*)?$/,
      'must be an address such as https://www.auctioneer.co.za/catalogue.pdf',
      300,
      spellAddress,
    ).meta({ label: 'Catalogue', hint: 'Open it in a browser and copy its address.' }),
  ),
});

const cattleLotSchema = z
  .strictObject({
    animals: choice('Class', {
      weaners: 'Weaners',
      heifers: 'Heifers',
      cows: 'Cows',
      cowsWithCalves: 'Cows with calves',
      bulls: 'Bulls',
      oxen: 'Oxen',
    }),
    count: amount('How many', 1, 5_000),
    age: optional(words('Born, or age', 60, 'Such as: born August 2026.')),
    weightKilograms: optional(amount('Average weight, kilograms', 20, 1_500)),
    pricePer: choice('Priced', {
      head: 'Per head',
      kilogram: 'Per kilogram, live',
      auction: 'On auction',
      arrangement: 'By arrangement',
    }),
    rand: optional(
      amount(
        'Rand',
        1,
        2_000_000,
        2,
        'Per head or per kilogram. Leave it empty for an auction or by arrangement.',
      ),
    ),
    breedingValues: z
      .array(breedingValueSchema.meta({ label: 'Breeding value' }))
      .max(12, 'must have at most 12')
      .refine(differIn('trait'), 'must not have the same trait twice')
      .optional()
      .meta({ label: 'Breeding values', summary: 'trait' }),
    tests: optional(
      words('Tests', 200, 'Such as pregnancy, fertility or TB: when, by whom, with what result.'),
    ),
    auction: auctionSchema.optional().meta({ label: 'Auction', summary: 'place' }),
    ...lotFields,
    note: optional(
      words(
        'What else a buyer should know',
        300,
        'Such as: the sire; inspected, dehorned, dosed in October; who pays for transport.',
      ),
    ),
  })
  .and(cattlePriceSchema)
  .refine(
    ({ animals, weightKilograms: weight }) => {
      const [lightest, heaviest] = weights[animals];
      return weight === undefined || (weight >= lightest && weight <= heaviest);
    },
    { path: ['weightKilograms'], error: 'must be a weight that animals of this class can have' },
  )
  .refine(endsAfterItBegins, endsTooEarly);

const garlicLotSchema = z
  .strictObject({
    variety: words('Variety', 40),
    form: choice('Sold as', { seed: 'Seed', bulbs: 'Bulbs', peeled: 'Peeled cloves' }),
    size: optional(words('Bulb size or grade', 60)),
    randPerKilogram: optional(amount('Rand per kilogram', 1, 1_000, 2)),
    smallestOrderKilograms: optional(amount('Smallest order, kilograms', 1, 100_000)),
    months: optional(words('In which months', 60, 'Such as: February to April.')),
    ...lotFields,
  })
  .refine(endsAfterItBegins, endsTooEarly);

/** The lots of one kind; none is an answer too. */
function lots<Lot extends z.ZodType>(label: string, lot: Lot, summary: string, shown: string) {
  return z
    .array(lot.meta({ label: 'Lot' }))
    .max(20, 'must have at most 20 lots')
    .refine(differ, 'must not have the same lot twice')
    .optional()
    .meta({ label, summary, shown });
}

export const forSaleSchema = z
  .strictObject({
    asOf: optional(
      day(
        'Right as of',
        'The day on which you last looked the list over. After 30 days the site hides it.',
        { hasCome: true },
      ),
    ),
    cattle: lots(
      'Cattle for sale',
      cattleLotSchema,
      'animals',
      '{{count}} {{animals}} – {{status}}',
    ),
    garlic: lots(
      'Garlic for sale',
      garlicLotSchema,
      'variety',
      '{{variety}}, {{form}} – {{status}}',
    ),
  })
  .refine(({ asOf, cattle, garlic }) => asOf !== undefined || !(cattle || garlic), {
    path: ['asOf'],
    error: 'must be the day on which you last looked the list over, since there are lots in it',
  });
