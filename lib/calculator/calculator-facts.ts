/** The facts that the seed calculator uses. The page passes them to the island. */
import { includingVat, vatSentences } from '@/content/estimate';
import { facts } from '@/content/facts/reading/facts';
import type { Facts } from '@/content/facts/schema/facts';
import { fieldPrices, processingPrices, travelPrices } from '@/content/service-prices';

export interface Variety extends Readonly<Facts['varieties']['varieties'][number]> {
  /** Identifies it in links and forms: `giant-elephant`. */
  readonly key: string;
}

/** The distance between plants in a row, and between rows. */
export type Spacing = Pick<Variety, 'plantSpacingCm' | 'rowSpacingCm'>;

const [first, ...others] = facts.varieties.varieties.map((variety): Variety => {
  const key = variety.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { key: key.replace(/-$/, ''), ...variety };
});
if (!first) throw new Error('The calculator has no variety: add one to facts/varieties.json.');

const { kilometres } = facts.terms;
const vat = facts.terms.vat.garlic;

export const calculatorFacts = {
  varieties: [first, ...others] as const,
  fieldPrices,
  processingPrices,
  travelPrices,
  vatSentence: vat && vatSentences[vat],
  /** Follows a total: `, including VAT`; empty if no VAT is charged, or the owner has not answered. */
  includingVat: vat ? includingVat[vat] : '',
  /** Whether kilometres are charged one way or both; undefined until the owner answers. */
  kilometres,
};

export type CalculatorFacts = typeof calculatorFacts;
