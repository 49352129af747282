/** What must be in prices.json: the garlic services. */
import { z } from 'zod';
import { amount } from './field-kinds';

/** The rand that a service costs. */
function rand(label: string, min: number, max: number) {
  return amount(label, min, max, 2).meta({ asksAboutMoves: true });
}

export const pricesSchema = z.strictObject({
  bedShaping: rand('Bed shaping, rand per hectare', 50, 50_000),
  planting: rand('Planting, rand per hectare', 50, 50_000),
  harvesting: rand('Harvesting, rand per hectare', 50, 50_000),
  bulbCleaning: rand('Bulb cleaning, rand per ton', 10, 20_000),
  bulbGrading: rand('Bulb grading, rand per ton', 10, 20_000),
  bulbSplitting: rand('Bulb breaking/splitting, rand per ton', 10, 20_000),
  seedGrading: rand('Seed grading, rand per ton', 10, 20_000),
  seedPeeling: rand('Seed peeling, rand per ton', 10, 20_000),
  travelling: rand('Travelling, from our facility, rand per kilometre', 0.5, 30),
  capacityTonsPerHour: amount('Processing capacity, tons per hour', 0.1, 100, 1),
  savingPercent: amount('Average cost saving, per cent', 1, 90),
  savingRandPerHectare: amount('Average cost saving, rand per hectare', 1_000, 300_000).meta({
    asksAboutMoves: true,
  }),
});
