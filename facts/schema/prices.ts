/** The schema of prices.json: the garlic services. */
import * as z from 'zod';
import { amount, choice, freeText, vat } from './fields';

const limits = { hectare: [50, 50_000], ton: [10, 20_000], kilometre: [0.5, 30] } as const;

/** What a service is charged by. */
export type ServiceUnit = keyof typeof limits;

/** The price of a service in rand, labelled with the service's name. */
const price = (label: string, service: ServiceUnit) =>
  amount(label, limits[service], { unit: `rand per ${service}`, decimals: 2 }).meta({ service });

export const pricesSchema = z.strictObject({
  // Value-Added Tax Act 89 of 1991, section 11 and Schedule 2, Parts A and B.
  vatOnGarlic: vat(
    'VAT on garlic',
    'garlic prices',
    ' Fresh garlic, and seed for registered farmers, can be zero-rated: ask your accountant.',
  ).meta({ isNeeded: true }),
  bedShapingRandPerHectare: price('Bed shaping', 'hectare'),
  plantingRandPerHectare: price('Planting', 'hectare'),
  harvestingRandPerHectare: price('Harvesting', 'hectare'),
  bulbCleaningRandPerTon: price('Bulb cleaning', 'ton'),
  bulbGradingRandPerTon: price('Bulb grading', 'ton'),
  bulbSplittingRandPerTon: price('Bulb breaking/splitting', 'ton'),
  seedGradingRandPerTon: price('Seed grading', 'ton'),
  seedPeelingRandPerTon: price('Seed peeling', 'ton'),
  travellingRandPerKilometre: price('Travelling, from our facility', 'kilometre'),
  kilometresCharged: choice('Kilometres to a job', { oneWay: 'One way', return: 'There and back' })
    .optional()
    .meta({ hint: 'Which of them you charge. The calculator then counts them.' }),
  capacityTonsPerHour: amount('Processing capacity', [0.1, 100], {
    unit: 'tons per hour',
    decimals: 1,
  }),
  savingPercent: amount('Average cost saving', [1, 90], { unit: 'per cent' }),
  savingRandPerHectare: amount('Average saving on a hectare', [1_000, 300_000], { unit: 'rand' }),
  savingReckoning: freeText(
    'How you worked out the saving',
    300,
    'On which work, and compared with what.',
  ).optional(),
});
