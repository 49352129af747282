/** The schema of varieties.json: the garlic of the calculator. */
import * as z from 'zod';
import { amount, asked, differ, freeText, id, list, optional } from './field-kinds';

const noPrice = 'Leave it empty if the price is on request.';

const varietySchema = z
  .strictObject({
    id,
    name: freeText('Name', 40).regex(
      /^(?=.*[a-z])\p{Script=Latin}[\p{Script=Latin}\p{M}\d/&.'"‘’“” -]*$/iu,
      'must be made of letters, digits and quotation marks',
    ),
    stockLabel: freeText('Stock', 60, 'Shown beside the name, such as LIMITED STOCK.'),
    plantSpacingCm: amount('Between plants in a row, centimetres', 'centimetres', 2, 100, 1),
    rowSpacingCm: amount('Between rows, centimetres', 'centimetres', 5, 200, 1),
    clovesPerKilogram: optional(
      amount(
        'Cloves in a kilogram of seed',
        'cloves per kilogram',
        10,
        1_000,
        0,
        'Weigh a kilogram and count.',
      ),
    ),
    seedRandPerKilogram: optional(
      amount('Seed, rand per kilogram', 'rand per kilogram', 1, 10_000, 2, noPrice),
      { maxUsualRand: 1_000 },
    ),
  })
  .refine(({ plantSpacingCm, rowSpacingCm }) => plantSpacingCm <= rowSpacingCm, {
    path: ['rowSpacingCm'],
    error: 'must not be less than the distance between plants in a row',
  })
  .meta({ label: 'Variety' });

export const varietiesSchema = z.strictObject({
  varieties: list('Varieties of the calculator', varietySchema, [1, 12], {
    summary: 'name',
  }).refine(
    // The key of a variety in links is made of these characters.
    (items) => differ(items.map(({ name }) => name.normalize('NFD').replace(/[^a-z0-9]/gi, ''))),
    'must not have two names that differ only in punctuation',
  ),
  offered: asked(
    freeText('Varieties that you offer', 300),
    'Which varieties do you grow, for the table and as seed?',
    { hint: 'For each variety whose seed you sell, fill in cloves and price above.' },
  ),
});
