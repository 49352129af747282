/** The garlic services with their prices, from facts/prices.json. */
import { facts } from '@/facts/facts';
import { keysOf } from '@/facts/schema/fields';
import { pricesSchema, type ServiceUnit } from '@/facts/schema/prices';

/** The price of a service in rand, and its unit. */
export interface Price {
  readonly service: string;
  readonly rand: number;
  readonly unit: ServiceUnit;
}

const pricesOfServices = keysOf(pricesSchema.shape).flatMap((field): Price[] => {
  const { service: unit, label: service = '' } = pricesSchema.shape[field].meta() ?? {};
  const rand = facts.prices[field];
  return unit && typeof rand === 'number' ? [{ service, unit, rand }] : [];
});

const pricesPer = (unit: ServiceUnit) => pricesOfServices.filter((price) => price.unit === unit);

export const fieldPrices = pricesPer('hectare');
export const processingPrices = pricesPer('ton');
/** One price, that of the kilometre. */
export const travelPrices = pricesPer('kilometre');
