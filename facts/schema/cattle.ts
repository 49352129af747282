/** The schema of cattle.json: the figures of the cattle. */
import * as z from 'zod';
import { amount, freeText, list } from './fields';

/** A range of percentages, the smaller first. */
function percentRange(label: string, max = 100) {
  const percent = (end: string) => amount(end, [1, max], { unit: 'per cent' });
  return z
    .strictObject({ from: percent('From'), to: percent('To') })
    .refine(({ from, to }) => from < to, 'must have the smaller number first')
    .meta({ label });
}

/** The label of each of the two grasses, which a preview shows in brackets until they are named. */
export const grassLabel = 'Grass';

export const cattleSchema = z.strictObject({
  backgroundingMonths: amount('Backgrounding', [1, 24], { unit: 'months on pasture' }),
  grassProteinPercent: percentRange('Protein in the grass', 40),
  grazingUnitsCutPercent: percentRange('Cut in grazing units'),
  biomassGainPercent: amount('Highest gain in biomass', [1, 100], { unit: 'per cent' }),
  grasses: list('The two grasses of the weaners’ pasture', freeText(grassLabel, 60), 2).optional(),
  grazingUnit: freeText(
    'What a grazing unit is',
    300,
    'A whole sentence. Without it, readers take 30% fewer grazing units for 30% fewer cattle.',
  ).optional(),
});
