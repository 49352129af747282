import { weightProblems } from '@/content/bed';
import { compare, type Fraction, fraction } from '../numbers/fraction';
import { readNumber, type Worked } from '../numbers/read-number';

export interface SeedWeight {
  readonly kilograms: Fraction;
  readonly clovesPerKilogram: Fraction;
}

const maxPerKilogram = fraction(1000);

/** What a number of seeds weighs, by how many cloves the grower counts in a kilogram. */
export function seedWeight(seeds: bigint, typedCloves: string): Worked<SeedWeight> {
  const { notANumber, outOfRange } = weightProblems;
  const cloves = readNumber(typedCloves, /^cloves?$/i, notANumber);
  if (cloves.kind !== 'result') return cloves;
  const { numerator, denominator } = cloves.value;
  if (numerator < denominator || compare(cloves.value, maxPerKilogram) > 0n) {
    return { kind: 'problem', problem: outOfRange };
  }
  const kilograms = fraction(seeds * denominator, numerator);
  return { kind: 'result', value: { kilograms, clovesPerKilogram: cloves.value } };
}
