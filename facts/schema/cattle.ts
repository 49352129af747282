/** The schema of cattle.json: the figures of the cattle. */
import * as z from 'zod';
import { amount, freeText, list, optional } from './fields';

/** Two per cents, the smaller first. */
function percentRange(label: string, max = 100) {
  const bounds = { unit: 'per cent', min: 1, max };
  return z
    .strictObject({ from: amount('From', bounds), to: amount('To', bounds) })
    .refine(({ from, to }) => from < to, 'must have the smaller number first')
    .meta({ label });
}

/** The label of each of the two grasses, which a preview shows in brackets until they are named. */
export const grassLabel = 'Grass';

export const cattleSchema = z.strictObject({
  backgroundingMonths: amount('Backgrounding', { unit: 'months on pasture', min: 1, max: 24 }),
  grassProteinPercent: percentRange('Protein in the grass', 40),
  grazingUnitsCutPercent: percentRange('Cut in grazing units'),
  biomassGainPercent: amount('Highest gain in biomass', { unit: 'per cent', min: 1, max: 100 }),
  grasses: optional(list('The two grasses of the weaners’ pasture', freeText(grassLabel, 60), 2)),
  grazingUnit: optional(
    freeText(
      'What a grazing unit is',
      300,
      'A whole sentence: without it, farmers read fewer cattle.',
    ),
  ),
});
