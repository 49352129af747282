/** The schema of varieties.json: the garlic of the calculator. */
import * as z from 'zod';
import { amount, differ, freeText, list } from './fields';

const varietySchema = z
  .strictObject({
    name: freeText('Name', 40).regex(
      /^(?=.*[a-z])['"‘’“”]?\p{Script=Latin}[\p{Script=Latin}\p{M}\d/&.'"‘’“” -]*$/iu,
      'must be made of letters, digits and quotation marks',
    ),
    stockLabel: freeText('Stock', 60, 'Shown beside the name, such as LIMITED STOCK.'),
    plantSpacingCm: amount('Between plants in a row', [2, 100], {
      unit: 'centimetres',
      decimals: 1,
    }),
    rowSpacingCm: amount('Between rows', [5, 200], { unit: 'centimetres', decimals: 1 }),
    clovesPerKilogram: amount('Cloves in a kilogram of seed', [10, 1_000], {
      hint: 'Weigh a kilogram and count.',
    }).optional(),
    seedRandPerKilogram: amount('Seed', [1, 10_000], {
      unit: 'rand per kilogram',
      decimals: 2,
      hint: 'Leave it empty if the price is on request.',
    }).optional(),
  })
  .refine(({ plantSpacingCm, rowSpacingCm }) => plantSpacingCm <= rowSpacingCm, {
    path: ['rowSpacingCm'],
    error: 'must not be less than the distance between plants in a row',
  })
  .meta({ label: 'Variety' });

export const varietiesSchema = z.strictObject({
  varieties: list('Varieties of the calculator', varietySchema, 12, { summary: ['name'] })
    .min(1, 'must have at least 1')
    .refine(
      // A variety's key in links consists of these characters.
      (items) => differ(items.map(({ name }) => name.normalize('NFD').replace(/[^a-z0-9]/gi, ''))),
      'must not have two names that differ only in punctuation',
    ),
  offered: freeText(
    'Varieties that you offer',
    300,
    'Which you grow, for the table and as seed. For each whose seed you sell, fill in cloves and price above.',
  ).optional(),
});
