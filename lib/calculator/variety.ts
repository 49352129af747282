/** A variety of the calculator, and its name in links. */
import type { Facts } from '@/facts/schema/files';

export interface Variety extends Readonly<Facts['varieties']['varieties'][number]> {
  /** Identifies it in links and forms: `giant-elephant`. */
  readonly key: string;
}

/** The distance between plants in a row, and between rows. */
export type Spacing = Pick<Variety, 'plantSpacingCm' | 'rowSpacingCm'>;

/** The name of a variety or a service in links: `giant-elephant`, `bulb-breaking-splitting`. */
export function linkKey(name: string): string {
  const key = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return key.replace(/-$/, '');
}
