/** The garlic services with what they cost, as facts/prices.json has it. */
import { facts } from '@/lib/facts/shown';
import { fieldServices, type perUnit, processingServices, travelService } from './services';
import { varieties } from './varieties';

/** What a service costs in rand, and per what. */
export interface Price {
  readonly service: string;
  readonly rand: number;
  readonly unit: Exclude<keyof typeof perUnit, 'kilogram'>;
}

const { prices } = facts;

export const fieldPrices = [
  { service: fieldServices.bedShaping, rand: prices.bedShaping, unit: 'hectare' },
  { service: fieldServices.planting, rand: prices.planting, unit: 'hectare' },
  { service: fieldServices.harvesting, rand: prices.harvesting, unit: 'hectare' },
] as const satisfies readonly Price[];

export const processingPrices = [
  { service: processingServices.bulbCleaning, rand: prices.bulbCleaning, unit: 'ton' },
  { service: processingServices.bulbGrading, rand: prices.bulbGrading, unit: 'ton' },
  { service: processingServices.bulbSplitting, rand: prices.bulbSplitting, unit: 'ton' },
  { service: processingServices.seedGrading, rand: prices.seedGrading, unit: 'ton' },
  { service: processingServices.seedPeeling, rand: prices.seedPeeling, unit: 'ton' },
] as const satisfies readonly Price[];

/** Seed of the varieties that the owner sells. */
export const seedPrices = varieties.flatMap(({ name, seedRandPerKilogram: rand }) =>
  rand === undefined ? [] : { service: name, rand, unit: 'kilogram' as const },
);

export const travelPrice: Price = {
  service: travelService,
  rand: prices.travelling,
  unit: 'kilometre',
};

export const processingCapacityTonsPerHour = prices.capacityTonsPerHour;
export const averageSaving = {
  percent: prices.savingPercent,
  randPerHectare: prices.savingRandPerHectare,
};
