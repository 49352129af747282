/** What must be in varieties.json: the garlic of the calculator. */
import { z } from 'zod';
import { amount, asked, differ, optional, text, words } from './field-kinds';

/** The names of the calculator's varieties in links and forms: `giant-elephant`. */
export function varietyKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

const varietyFields = z.strictObject({
  name: text(
    /^[A-Za-z][A-Za-zÀ-ÖØ-öø-ž0-9/&.'"‘’“” -]*$/,
    'must be made of letters, digits and quotation marks',
    40,
  ).meta({ label: 'Name' }),
  stockLabel: words('Stock', 60, 'Shown beside the name, such as LIMITED STOCK.'),
  plantSpacingCm: amount('Between plants in a row, centimetres', 2, 100),
  rowSpacingCm: amount('Between rows, centimetres', 5, 200),
  clovesPerKilogram: optional(
    amount('Cloves in a kilogram of seed', 10, 1_000, 0, 'Weigh a kilogram and count.'),
  ),
  seedRandPerKilogram: optional(
    amount('Seed, rand per kilogram', 1, 1_000, 2, 'Leave it empty if the price is on request.'),
  ),
});

const varietySchema = varietyFields.refine(
  ({ plantSpacingCm, rowSpacingCm }) => plantSpacingCm <= rowSpacingCm,
  { path: ['rowSpacingCm'], error: 'must not be less than between plants in a row' },
);

export const varietiesSchema = z.strictObject({
  varieties: z
    .array(varietySchema.meta({ label: 'Variety' }))
    .min(1, 'must have at least one')
    .max(12, 'must have at most 12')
    .refine(
      (items) => differ(items.map(({ name }) => varietyKey(name))),
      'must not have the same name twice, nor two that differ by their signs alone',
    )
    .meta({ label: 'Varieties of the calculator', summary: 'name' }),
  offered: asked(
    words('What you grow, and of which you sell seed', 300),
    'Which varieties do you grow, and of which do you sell seed? With each of those, fill in how many cloves make a kilogram and what a kilogram costs. The page shows Pink Egyptian, White Argentinian and Shani; the calculator Pink Egyptian, White Egyptian, Shani, White Eastern and Giant/Elephant.',
  ),
});
