/** The schema of prices.json: the garlic services. */
import * as z from 'zod';
import { amount, asked, freeText } from './field-kinds';

const limits = { hectare: [50, 50_000], ton: [10, 20_000], kilometre: [0.5, 30] } as const;

/** What a service is charged by. */
export type ServiceUnit = keyof typeof limits;

/** The rand that a service costs. */
function price(name: string, unit: ServiceUnit) {
  const [min, max] = limits[unit];
  const rand = `rand per ${unit}`;
  return amount(`${name}, ${rand}`, rand, min, max, 2).meta({
    asksAboutMoves: true,
    service: { name, unit },
  });
}

export const pricesSchema = z.strictObject({
  bedShaping: price('Bed shaping', 'hectare'),
  planting: price('Planting', 'hectare'),
  harvesting: price('Harvesting', 'hectare'),
  bulbCleaning: price('Bulb cleaning', 'ton'),
  bulbGrading: price('Bulb grading', 'ton'),
  bulbSplitting: price('Bulb breaking/splitting', 'ton'),
  seedGrading: price('Seed grading', 'ton'),
  seedPeeling: price('Seed peeling', 'ton'),
  travelling: price('Travelling, from our facility', 'kilometre'),
  capacityTonsPerHour: amount('Processing capacity, tons per hour', 'tons per hour', 0.1, 100, 1),
  savingPercent: amount('Average cost saving, per cent', 'per cent', 1, 90),
  savingRandPerHectare: amount(
    'Average cost saving, rand per hectare',
    'rand per hectare',
    1_000,
    300_000,
  ).meta({ asksAboutMoves: true }),
  savingReckoning: asked(
    freeText('How you worked out the saving', 300),
    'How did you work out the saving: on which work, and compared with what?',
  ),
});
