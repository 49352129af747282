/** The schema of prices.json: the garlic services. */
import { z } from 'zod';
import { amount } from './field-kinds';

/** The services, and the unit that each is charged by. */
export const services = {
  bedShaping: { service: 'Bed shaping', unit: 'hectare' },
  planting: { service: 'Planting', unit: 'hectare' },
  harvesting: { service: 'Harvesting', unit: 'hectare' },
  bulbCleaning: { service: 'Bulb cleaning', unit: 'ton' },
  bulbGrading: { service: 'Bulb grading', unit: 'ton' },
  bulbSplitting: { service: 'Bulb breaking/splitting', unit: 'ton' },
  seedGrading: { service: 'Seed grading', unit: 'ton' },
  seedPeeling: { service: 'Seed peeling', unit: 'ton' },
  travelling: { service: 'Travelling, from our facility', unit: 'kilometre' },
} as const;

const limits = { hectare: [50, 50_000], ton: [10, 20_000], kilometre: [0.5, 30] } as const;

/** The rand that a service costs. */
function price(name: keyof typeof services) {
  const { service, unit } = services[name];
  const [min, max] = limits[unit];
  return amount(`${service}, rand per ${unit}`, min, max, 2).meta({ asksAboutMoves: true });
}

export const pricesSchema = z.strictObject({
  bedShaping: price('bedShaping'),
  planting: price('planting'),
  harvesting: price('harvesting'),
  bulbCleaning: price('bulbCleaning'),
  bulbGrading: price('bulbGrading'),
  bulbSplitting: price('bulbSplitting'),
  seedGrading: price('seedGrading'),
  seedPeeling: price('seedPeeling'),
  travelling: price('travelling'),
  capacityTonsPerHour: amount('Processing capacity, tons per hour', 0.1, 100, 1),
  savingPercent: amount('Average cost saving, per cent', 1, 90),
  savingRandPerHectare: amount('Average cost saving, rand per hectare', 1_000, 300_000).meta({
    asksAboutMoves: true,
  }),
});
