/** The garlic services with their prices from facts/prices.json. */
import { services } from '@/content/facts/schema/prices';
import { facts } from '@/lib/facts/facts';

type Service = keyof typeof services;

/** The price of a service in rand, and its unit. */
export interface Price {
  readonly service: string;
  readonly rand: number;
  readonly unit: (typeof services)[Service]['unit'];
}

function priceOf(name: Service): Price {
  return { ...services[name], rand: facts.prices[name] };
}

export const fieldPrices = (['bedShaping', 'planting', 'harvesting'] as const).map(priceOf);

export const processingPrices = (
  ['bulbCleaning', 'bulbGrading', 'bulbSplitting', 'seedGrading', 'seedPeeling'] as const
).map(priceOf);

export const travelPrice = priceOf('travelling');
