/** The garlic services with what they cost, as facts/prices.json has it. */
import { services } from '@/content/facts/schema/prices';
import { facts } from '@/lib/facts/facts';

type Service = keyof typeof services;

/** What a service costs in rand, and per what. */
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
