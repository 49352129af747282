/** The schema of cattle.json: the figures of the cattle. */
import * as z from 'zod';
import { amount, asked, freeText, list } from './field-kinds';

/** Two per cents, the smaller first. */
function percentRange(label: string, max = 100) {
  return z
    .strictObject({
      from: amount('From', 'per cent', 1, max),
      to: amount('To', 'per cent', 1, max),
    })
    .refine(({ from, to }) => from < to, 'must have the smaller number first')
    .meta({ label });
}

export const cattleSchema = z.strictObject({
  backgroundingMonths: amount('Backgrounding, months on pasture', 'months', 1, 24),
  grassProteinPercent: percentRange('Protein in the grass, per cent', 40),
  grazingUnitsCutPercent: percentRange('Cut in grazing units, per cent'),
  biomassGainPercent: amount('Highest gain in biomass, per cent', 'per cent', 1, 100),
  grasses: asked(
    list('Grasses of the weaners’ pasture', freeText('Grass', 60), [1, 2]),
    'On which two grasses do the weaners graze?',
  ),
  grazingUnit: asked(
    freeText('What a grazing unit is', 300),
    'What do you count as a grazing unit?',
  ),
});
