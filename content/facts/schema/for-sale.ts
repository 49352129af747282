/** The schema of for-sale.json: the lots of cattle and garlic. */
import * as z from 'zod';
import { amount, asked, choice, day, freeText, id, lastDay, list, optional } from './field-kinds';
import { lotPhoto } from './photos';
import { writeNumber } from './write-number';

/** How many lots of cattle, and of garlic, the owner may list. */
const maxLots = 20;

/** How many days the owner's confirmation of the list is valid. */
export const maxDaysUnconfirmed = 30;

const example = '24 weaners, 7 to 8 months, 215 kg on average';

/** A lot. A price outside the limits, in rand, must be a mistake; the editor asks about one above the usual. */
function lotSchema(minPerHead: number, maxUsualPerKilogram: number, maxPerKilogram: number) {
  const maxRand = 2_000_000;
  const limitsPer: Readonly<Record<string, readonly [min: number, max: number]>> = {
    head: [minPerHead, maxRand],
    kilogram: [1, maxPerKilogram],
  };
  return z
    .strictObject({
      id,
      what: freeText(
        'What it is',
        120,
        `Such as: ${example}. If they are all Bonsmara, say so: 24 Bonsmara weaners.`,
      ).meta({ example }),
      per: choice('Priced', {
        head: 'Per head',
        kilogram: 'Per kilogram',
        auction: 'On auction',
        arrangement: 'By arrangement',
      }),
      rand: optional(amount('Rand', 'rand', 1, maxRand, 2), {
        limitsPer,
        maxUsualRand: maxUsualPerKilogram,
        emptyIf: { field: 'per', choices: ['auction', 'arrangement'] },
      }),
      until: lastDay('For sale until', 'the lot', 'For an auction, the day it takes place. '),
      status: choice('Status', { forSale: 'For sale', reserved: 'Reserved', sold: 'Sold' }),
      text: optional(
        freeText(
          'What else a buyer should know',
          800,
          'Such as: tests, sire, breeding values; where the auction is, and the address of its catalogue; who pays for transport.',
        ),
      ),
      photo: lotPhoto.optional().meta({ label: 'Photo', together: 'all' }),
    })
    .superRefine(({ per, rand = 0, until }, context) => {
      const [min, max] = limitsPer[per] ?? [0, 0];
      const within = `must be from R${writeNumber(min)} to R${writeNumber(max)} per ${per}`;
      const message = max > 0 ? within : 'must be empty for a lot without a price';
      if (rand < min || rand > max) context.addIssue({ code: 'custom', path: ['rand'], message });
      if (per !== 'auction' || until) return;
      const noDay = 'must be the day of the auction: if it is not fixed, tap “By arrangement”';
      context.addIssue({ code: 'custom', path: ['until'], message: noDay });
    })
    .meta({ label: 'Lot', together: ['per', 'rand', 'until'] });
}

/** The lots of one kind. */
const lots = (label: string, limits: Parameters<typeof lotSchema>, question: string) =>
  asked(list(label, lotSchema(...limits), [1, maxLots], { summary: 'what' }), question, {
    orDay: 'asOf',
  });

export const forSaleSchema = z
  .strictObject({
    asOf: optional(
      day('Last checked', {
        hint: `The day on which you last checked the list. After ${maxDaysUnconfirmed} days the site hides the list.`,
        isPast: true,
      }),
    ),
    cattle: lots('Cattle for sale', [500, 150, 1_000], 'Which cattle are for sale now, if any?'),
    garlic: lots(
      'Garlic for sale',
      [1, 1_000, 10_000],
      'Which garlic and seed are for sale now, if any?',
    ),
  })
  .refine(({ asOf, cattle, garlic }) => asOf !== undefined || !(cattle || garlic), {
    path: ['asOf'],
    error: 'must be the day on which you last checked the list, since there are lots in it',
    // Beside the mistakes in its lots, not after them.
    when: () => true,
  });
