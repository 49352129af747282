/** The schema of for-sale.json: the lots of cattle and garlic. */
import * as z from 'zod';
import { amount, asked, choice, day, freeText, id, lastDay, list, optional } from './field-kinds';
import { countIn, kilogramsIn } from './lot-label';
import { lotPhoto } from './photos';
import { writeNumber } from './write-number';

/** How many lots of cattle, and of garlic, the owner may list. */
const maxLots = 20;

/** How many days the owner's confirmation of the list is valid. */
export const maxDaysUnconfirmed = 30;

const whatLabel = 'What it is';
/** The label of the day on which the owner last checked the list. */
export const asOfLabel = 'Last checked';

/** The label of a lot. @param hint what else it may say */
const what = (example: string, hint = '') =>
  freeText(whatLabel, 120, `Such as: ${example}.${hint}`).meta({ example });

const maxRand = 2_000_000;

/** What a lot costs per head and per kilogram, in rand: anything else must be a mistake. */
type PriceLimits = Readonly<Record<string, readonly [min: number, max: number]>>;

/**
 * How a lot of either kind is sold.
 * @param maxUsualRand the editor asks about a higher price per kilogram
 * @param such examples of what else a buyer should know
 */
const saleFields = (limitsPer: PriceLimits, maxUsualRand: number, such: string) => ({
  per: choice('Priced', {
    head: 'Per head',
    kilogram: 'Per kilogram',
    auction: 'On auction',
    arrangement: 'By arrangement',
  }),
  rand: optional(amount('Rand', 'rand', 1, maxRand, 2), {
    limitsPer,
    maxUsualRand,
    emptyIf: { field: 'per', choices: ['auction', 'arrangement'] },
  }),
  until: lastDay('For sale until', 'the lot', 'For an auction, the day it takes place. '),
  status: choice('Status', { forSale: 'For sale', reserved: 'Reserved', sold: 'Sold' }),
  text: optional(freeText('What else a buyer should know', 800, `Such as: ${such}.`)),
  photo: lotPhoto.optional().meta({ label: 'Photo', together: 'all' }),
});

/** What the price of a lot depends on. */
interface PricedLot {
  readonly per: string;
  readonly rand?: number | undefined;
  readonly until?: string | undefined;
}

/** Refuses a price outside the limits, and an auction without its day. */
function checkPriceAndDay(
  { per, rand = 0, until }: PricedLot,
  limitsPer: PriceLimits,
  context: z.core.$RefinementCtx,
) {
  const [min, max] = limitsPer[per] ?? [0, 0];
  const within = `must be from R${writeNumber(min)} to R${writeNumber(max)} per ${per}`;
  const message = max > 0 ? within : 'must be empty for a lot without a price';
  if (rand < min || rand > max) context.addIssue({ code: 'custom', path: ['rand'], message });
  if (per !== 'auction' || until) return;
  const noDay = 'must be the day of the auction: if it is not fixed, tap “By arrangement”';
  context.addIssue({ code: 'custom', path: ['until'], message: noDay });
}

const lotMeta = { label: 'Lot', together: ['per', 'rand', 'until'] };

/** That an amount may be in the label of its lot too. */
const alsoInLabel = (read: (label: string) => number | undefined) => ({
  alsoIn: { field: 'what', label: whatLabel, read },
});

const cattleLimits: PriceLimits = { head: [500, maxRand], kilogram: [1, 1_000] };

const cattleLotSchema = z
  .strictObject({
    id,
    what: what(
      '30 weaners, 6 to 7 months',
      ' If they are all Bonsmara, say so: 30 Bonsmara weaners.',
    ),
    count: optional(
      amount('How many', 'head', 1, 5_000, 0, 'The site works out what all of them cost.'),
      alsoInLabel(countIn),
    ),
    averageKilograms: optional(
      amount(
        'Average mass, kg',
        'kilograms per head',
        20,
        1_500,
        1,
        'Of a single animal, its mass.',
      ),
      alsoInLabel(kilogramsIn),
    ),
    weighing: optional(
      freeText('How they are weighed', 120, 'Such as: on our own scale, before loading.'),
    ),
    ...saleFields(
      cattleLimits,
      150,
      'tests, sire, breeding values; where the auction is, and the address of its catalogue; who pays for transport',
    ),
  })
  .superRefine((lot, context) => checkPriceAndDay(lot, cattleLimits, context))
  .meta(lotMeta);

const garlicLimits: PriceLimits = { head: [1, maxRand], kilogram: [1, 10_000] };

const garlicLotSchema = z
  .strictObject({
    id,
    what: what('Shani seed, bulbs 45 to 55 mm, from 20 kg'),
    packs: optional(freeText('Packs', 80, 'Such as: bags of 10 kg and 25 kg.')),
    delivery: optional(freeText('Delivery', 80, 'Such as: by courier, January to March.')),
    ...saleFields(
      garlicLimits,
      1_000,
      'how much is left, when it was harvested, how it was cured; who pays for the courier',
    ),
  })
  .superRefine((lot, context) => checkPriceAndDay(lot, garlicLimits, context))
  .meta(lotMeta);

/** The lots of one kind. */
const lots = <Lot extends z.ZodType>(label: string, schema: Lot, question: string) =>
  asked(list(label, schema, [1, maxLots], { summary: 'what' }), question, {
    orDay: { field: 'asOf', label: asOfLabel },
  });

export const forSaleSchema = z
  .strictObject({
    asOf: optional(
      day(asOfLabel, {
        hint: `The day on which you last checked the list. After ${maxDaysUnconfirmed} days the site hides the list.`,
        isPast: true,
      }),
    ),
    cattle: lots('Cattle for sale', cattleLotSchema, 'Which cattle are for sale now, if any?'),
    garlic: lots(
      'Garlic for sale',
      garlicLotSchema,
      'Which garlic and seed are for sale now, if any?',
    ),
  })
  .refine(({ asOf, cattle, garlic }) => asOf !== undefined || !(cattle || garlic), {
    path: ['asOf'],
    error: 'must be the day on which you last checked the list, since there are lots in it',
    // By default, zod runs this check only once the lots have no mistakes: a second Save would find one more.
    when: () => true,
  });
