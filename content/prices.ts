/** The garlic services with what they cost, as facts/prices.json has it. */
import { facts } from '@/lib/facts/shown';
import type { perUnit } from './estimate';
import { varieties } from './varieties';

/** What a service costs in rand, and per what. */
export interface Price {
  readonly service: string;
  readonly rand: number;
  readonly unit: Exclude<keyof typeof perUnit, 'kilogram'>;
}

const { prices } = facts;

export const fieldPrices = [
  { service: 'Bed shaping', rand: prices.bedShaping, unit: 'hectare' },
  { service: 'Planting', rand: prices.planting, unit: 'hectare' },
  { service: 'Harvesting', rand: prices.harvesting, unit: 'hectare' },
] as const satisfies readonly Price[];

export const processingPrices = [
  { service: 'Bulb cleaning', rand: prices.bulbCleaning, unit: 'ton' },
  { service: 'Bulb grading', rand: prices.bulbGrading, unit: 'ton' },
  { service: 'Bulb breaking/splitting', rand: prices.bulbSplitting, unit: 'ton' },
  { service: 'Seed grading', rand: prices.seedGrading, unit: 'ton' },
  { service: 'Seed peeling', rand: prices.seedPeeling, unit: 'ton' },
] as const satisfies readonly Price[];

/** Seed of the varieties that the owner sells. */
export const seedPrices = varieties.flatMap(({ name, seedRandPerKilogram: rand }) =>
  rand === undefined ? [] : { service: name, rand, unit: 'kilogram' as const },
);

export const travelPrice: Price = {
  service: 'Travelling, from our facility',
  rand: prices.travelling,
  unit: 'kilometre',
};

export const processingCapacityTonsPerHour = prices.capacityTonsPerHour;
export const averageSaving = {
  percent: prices.savingPercent,
  randPerHectare: prices.savingRandPerHectare,
};
