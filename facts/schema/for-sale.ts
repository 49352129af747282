/** The schema of for-sale.json: the lots of cattle and garlic. */
import * as z from 'zod';
import { amount, choice, day, freeText, lastDay, list, listChoices, vat } from './fields';
import { lotPhoto } from './photos';
import { valueAt } from './walk';

/** How many days the owner's confirmation of the list is valid. */
export const maxDaysUnconfirmed = 30;

/** The label of the date on which the owner last checked the list. */
export const asOfLabel = 'Last checked';

const ways = {
  head: 'Per head',
  kilogram: 'Per kilogram',
  auction: 'On auction',
  arrangement: 'By arrangement',
} as const;

/** One way to price a lot; the form offers all of them. */
const way = <Way extends keyof typeof ways>(per: Way) =>
  z.literal(per).meta({ label: 'Priced', choices: ways });

const until = lastDay('For sale until', 'the lot');
const auctionDay = day('Day of the auction', {
  hint: 'If it is not fixed, tap “By arrangement”. The site hides the lot from the day after.',
});

interface LotOptions<Fields extends z.ZodRawShape> {
  /** The fields that only this kind of lot has. */
  readonly fields: Fields;
  /** The plausible range of prices per head and per kilogram, in rand. */
  readonly head: readonly [min: number, max: number];
  readonly kilogram: readonly [min: number, max: number];
  /** Examples of what else a buyer should know. */
  readonly such: string;
}

/** A lot, whose fields depend on how it is priced. Until the owner chooses, it is of the first kind, without a price. */
function lot<Fields extends z.ZodRawShape>({ fields, head, kilogram, such }: LotOptions<Fields>) {
  const rest = {
    status: choice('Status', { forSale: 'For sale', reserved: 'Reserved', sold: 'Sold' }).meta({
      isBeside: true,
    }),
    text: freeText('What else a buyer should know', 800, `Such as: ${such}.`).optional(),
    photo: lotPhoto.optional().meta({ label: 'Photo' }),
  };
  const price = (unit: string, limits: LotOptions<Fields>['head']) =>
    amount('Price', limits, { unit, decimals: 2 });
  const perHead = price('rand per head', head);
  const perKilogram = price('rand per kilogram', kilogram);
  return z
    .discriminatedUnion(
      'per',
      [
        z.strictObject({ ...fields, per: way('arrangement'), until, ...rest }),
        z.strictObject({ ...fields, per: way('head'), rand: perHead, until, ...rest }),
        z.strictObject({ ...fields, per: way('kilogram'), rand: perKilogram, until, ...rest }),
        z.strictObject({ ...fields, per: way('auction'), until: auctionDay, ...rest }),
      ],
      `must be one of these: ${listChoices(ways)}`,
    )
    .meta({ label: 'Lot' });
}

export const cattleLot = lot({
  fields: {
    count: amount('How many', [1, 5_000], {
      hint: 'The site writes “24 weaners”, and what all of them cost.',
    }).optional(),
    what: freeText('What they are', 60, 'Such as: weaners. If all are Bonsmara: Bonsmara weaners.')
      // The site writes the number before it. A figure with no space after it belongs to the name.
      .regex(
        /^(?!\d[\d.,]*(\s|$))/,
        'must not begin with a number: write how many there are under How many, and join what belongs to the name, as in 2-tooth',
      ),
    age: freeText('Age', 80, 'Such as: 6 to 7 months.').optional(),
    averageKilograms: amount('Average mass', [20, 1_500], {
      unit: 'kilograms',
      decimals: 1,
      hint: 'Of a single animal, its mass.',
    }).optional(),
    weighing: freeText(
      'How they are weighed',
      120,
      'Such as: on our own scale, before loading.',
    ).optional(),
  },
  head: [500, 2_000_000],
  kilogram: [1, 1_000],
  such: 'tests, sire, breeding values; where the auction is, and the address of its catalogue; who pays for transport',
});

const garlicLot = lot({
  fields: {
    what: freeText('What it is', 60, 'Such as: Shani bulbs.'),
    size: freeText(
      'Size, and from how much',
      80,
      'Such as: bulbs 45 to 55 mm, from 20 kg.',
    ).optional(),
    packs: freeText('Packs', 80, 'Such as: bags of 10 kg and 25 kg.').optional(),
    delivery: freeText('Delivery', 80, 'Such as: by courier, January to March.').optional(),
  },
  // A head of garlic.
  head: [1, 1_000],
  kilogram: [1, 10_000],
  such: 'how much is left, when it was harvested, how it was cured; who pays for the courier',
});

/** The lots of one kind. */
const lots = <Lot extends z.ZodType>(label: string, schema: Lot, question: string) =>
  list(label, schema, 20, { summary: ['count', 'what'] })
    .optional()
    .meta({ question });

const isPriced = (lot: unknown) => ['head', 'kilogram'].includes(String(valueAt(lot, ['per'])));

export const forSaleSchema = z
  .strictObject({
    asOf: day(asOfLabel, {
      hint: `The day on which you last checked the list. After ${maxDaysUnconfirmed} days the site hides the list.`,
      isPast: true,
    }).optional(),
    vatOnCattle: vat('VAT on cattle', 'cattle prices'),
    cattle: lots('Cattle for sale', cattleLot, 'Which cattle are for sale now, if any?'),
    garlic: lots('Garlic for sale', garlicLot, 'Which garlic and seed are for sale now, if any?'),
  })
  // By default, zod runs a check only if everything else is valid, so a second Save would find one more mistake.
  .refine(({ asOf, cattle, garlic }) => asOf !== undefined || !(cattle || garlic), {
    path: ['asOf'],
    error: 'must be the day on which you last checked the list, since there are lots in it',
    when: () => true,
  })
  // Runs on invalid data too, so `cattle` may be anything.
  .refine(
    ({ vatOnCattle, cattle }) => vatOnCattle !== undefined || ![cattle].flat().some(isPriced),
    {
      path: ['vatOnCattle'],
      error: 'must be answered, since there are cattle with a price',
      when: () => true,
    },
  );
