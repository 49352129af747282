/** The facts that the seed calculator uses. The page passes them to the island. */

import { facts } from '@/facts/facts';
import { garlicVat } from '@/lib/site/business-terms';
import { fieldPrices, processingPrices, travelPrices } from './service-prices';
import { linkKey, type Variety } from './variety';

const [first, ...others] = facts.varieties.varieties.map(
  (variety): Variety => ({ key: linkKey(variety.name), ...variety }),
);
if (!first) throw new Error('The calculator has no variety: add one to facts/varieties.json.');

const { kilometresCharged: kilometres } = facts.prices;

export const calculatorFacts = {
  varieties: [first, ...others] as const,
  fieldPrices,
  processingPrices,
  travelPrices,
  /** Its `includingVat` follows a total: `, including any VAT`; empty if the owner has not answered. */
  ...garlicVat.estimate,
  /** Whether kilometres are charged one way or both; undefined until the owner answers. */
  kilometres,
};

export type CalculatorFacts = typeof calculatorFacts;
