/** What the seed calculator works from; it is written into the page for the island. */
import { vatSentences } from '@/content/estimate';
import type { Facts } from '@/content/facts/schema/facts';
import { varietyKey } from '@/content/facts/schema/varieties';
import { facts } from '@/lib/facts/facts';
import { fieldPrices, processingPrices, travelPrice } from './prices';

export interface Variety extends Readonly<Facts['varieties']['varieties'][number]> {
  /** Identifies it in links and forms: `giant-elephant`. */
  readonly key: string;
}

/** How far plants are from each other in a row, and rows from each other. */
export type Spacing = Pick<Variety, 'plantSpacingCm' | 'rowSpacingCm'>;

const [first, ...others] = facts.varieties.varieties.map((variety): Variety => {
  return { key: varietyKey(variety.name), ...variety };
});
if (!first) throw new Error('The calculator has no variety: add one to facts/varieties.json.');

const { vat, kilometres } = facts.terms;

export const calculatorFacts = {
  varieties: [first, ...others] as const,
  fieldPrices,
  processingPrices,
  travelPrice,
  vatSentence: vat && vatSentences[vat],
  /** How the kilometres of a job count; undefined until the owner says. */
  kilometres,
};

export type CalculatorFacts = typeof calculatorFacts;
