/** The schema of for-sale.json: the lots of cattle and garlic. */
import { z } from 'zod';
import { amount, asked, choice, copy, day, list, optional } from './field-kinds';
import { photoFields } from './photos';

/** A lot. A price outside the limits must be a mistake. */
const lotSchema = (maxRandPerKilogram: number) =>
  z
    .strictObject({
      what: copy(
        'What it is',
        120,
        'Such as: 24 weaners, 7 to 8 months, 215 kg on average. If they are all Bonsmara, say so: 24 Bonsmara weaners.',
      ),
      per: choice('Priced', {
        head: 'Per head',
        kilogram: 'Per kilogram',
        auction: 'On auction',
        arrangement: 'By arrangement',
      }),
      rand: optional(amount('Rand', 1, 2_000_000, 2)),
      until: optional(
        day('For sale until', {
          hint: 'For an auction, the day it takes place. The site hides the lot from the day after.',
        }),
      ),
      status: choice('Status', { forSale: 'For sale', reserved: 'Reserved', sold: 'Sold' }),
      text: optional(
        copy(
          'What else a buyer should know',
          800,
          'Such as: tests, sire, breeding values; where the auction is, and the address of its catalogue; who pays for transport.',
        ),
      ),
      photo: z.strictObject(photoFields()).optional().meta({ label: 'Photo' }),
    })
    .refine(
      ({ per, rand = 0 }) => {
        if (per === 'head') return rand >= 500;
        return per === 'kilogram' ? rand >= 1 && rand <= maxRandPerKilogram : rand === 0;
      },
      {
        path: ['rand'],
        error: `must be R500 or more per head, R1 to R${maxRandPerKilogram} per kilogram, and empty for an auction or by arrangement`,
      },
    )
    .meta({ label: 'Lot' });

/** The lots of one kind. */
const lots = (label: string, maxRandPerKilogram: number, question: string) =>
  asked(list(label, lotSchema(maxRandPerKilogram), [1, 20], { summary: 'what' }), question);

export const forSaleSchema = z
  .strictObject({
    asOf: optional(
      day('Last checked', {
        hint: 'The day on which you last checked the list. After 30 days the site hides it.',
        isPast: true,
      }),
    ),
    cattle: lots('Cattle for sale', 150, 'Which cattle are for sale now, if any?'),
    garlic: lots('Garlic for sale', 1_000, 'Which garlic and seed are for sale now, if any?'),
  })
  .refine(({ asOf, cattle, garlic }) => asOf !== undefined || !(cattle || garlic), {
    path: ['asOf'],
    error: 'must be the day on which you last checked the list, since there are lots in it',
  });
