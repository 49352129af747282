/** What our garlic services cost, in rand. Change a number here and it changes everywhere. */
import type { Price } from './shapes';

export const fieldPrices = [
  { service: 'Bed shaping', rand: 1000, unit: 'hectare' },
  { service: 'Planting', rand: 2500, unit: 'hectare' },
  { service: 'Harvesting', rand: 3500, unit: 'hectare' },
] as const satisfies readonly Price[];

export const processingPrices = [
  { service: 'Bulb cleaning', rand: 600, unit: 'ton' },
  { service: 'Bulb grading', rand: 600, unit: 'ton' },
  { service: 'Bulb breaking/splitting', rand: 500, unit: 'ton' },
  { service: 'Seed grading', rand: 450, unit: 'ton' },
  { service: 'Seed peeling', rand: 400, unit: 'ton' },
] as const satisfies readonly Price[];

export const travelPrice = {
  service: 'Travelling, from our facility in Settlers',
  rand: 5.5,
  unit: 'kilometre',
} as const satisfies Price;

export const processingCapacityTonsPerHour = 3;
export const averageSaving = { percent: 65, randPerHectare: 100000 };

/** How a price says what it is for. */
export const perUnit = {
  hectare: 'per hectare',
  ton: 'per ton',
  kilometre: 'per kilometre',
} as const;
