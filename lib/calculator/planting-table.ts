import type { Variety } from '@/content/shapes';
import { varieties } from '@/content/varieties';
import { type Fraction, fraction } from '../fraction';
import {
  type LandUnit,
  landFigures,
  landNeeded,
  type Spacing,
  seedsNeeded,
  toSquareMetres,
} from './seed-arithmetic';

export interface TableLand {
  readonly size: number;
  readonly unit: LandUnit;
}

/** Varieties that are planted alike, so that one row of a table serves them all. */
export interface PlantedAlike {
  readonly names: readonly string[];
  readonly spacing: Spacing;
}

export const tableLands: readonly TableLand[] = [
  { size: 100, unit: 'sqm' },
  { size: 1, unit: 'hectare' },
  { size: 1, unit: 'acre' },
];

export const tableSeeds = [1_000n, 10_000n, 100_000n] as const;

/** Varieties by how they are planted, in their order. */
export function plantedAlike(all: readonly Variety[] = varieties): readonly PlantedAlike[] {
  const groups = new Map<string, { names: string[]; spacing: Spacing }>();
  for (const { name, plantSpacingCm, rowSpacingCm } of all) {
    const spacing = { plantSpacingCm, rowSpacingCm };
    const key = JSON.stringify(spacing);
    const group = groups.get(key) ?? { names: [], spacing };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function squareMetresOf({ size, unit }: TableLand): Fraction {
  return toSquareMetres(fraction(size), unit);
}

/** Whole seeds for each land of the table, by the same arithmetic as the calculator. */
export function seedsByLand(spacing: Spacing): readonly bigint[] {
  return tableLands.map((land) => seedsNeeded(squareMetresOf(land), spacing));
}

/** Litres of water a week for each land of the table. */
export function waterByLand(): readonly Fraction[] {
  return tableLands.map((land) => {
    return landFigures(squareMetresOf(land), varieties[0]).waterLitresPerWeek;
  });
}

/** Land in m² for each number of seeds of the table. */
export function landBySeeds(spacing: Spacing): readonly Fraction[] {
  return tableSeeds.map((seeds) => landNeeded(seeds, spacing));
}
