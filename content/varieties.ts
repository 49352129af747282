/** The varieties of the seed calculator, as facts/varieties.json has them. */

import { type Facts, facts, varietyKey } from '@/lib/facts/shown';

export interface Variety extends Readonly<Facts['varieties']['varieties'][number]> {
  /** Names it in links and forms: `giant-elephant`. */
  readonly key: string;
}

/** How far plants are from each other in a row, and rows from each other. */
export type Spacing = Pick<Variety, 'plantSpacingCm' | 'rowSpacingCm'>;

const [first, ...others] = facts.varieties.varieties.map((variety): Variety => {
  return { key: varietyKey(variety.name), ...variety };
});
if (!first) throw new Error('The calculator has no variety: add one to facts/varieties.json.');

export const varieties = [first, ...others] as const;
