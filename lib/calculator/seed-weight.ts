import { weightProblems } from '@/content/bed';
import { compare, type Fraction, fraction } from '../fraction';
import { parseDecimal } from './parse-decimal';
import type { Worked } from './worked';

const fewestPerKilogram = fraction(1);
const mostPerKilogram = fraction(1000);

/** Kilograms that a number of seeds weighs, by how many cloves the grower counts in a kilogram. */
export function seedWeight(seeds: bigint, clovesPerKilogram: string): Worked<Fraction> {
  if (clovesPerKilogram.trim() === '') return { kind: 'empty' };
  const cloves = parseDecimal(clovesPerKilogram);
  if (!cloves) return { kind: 'problem', problem: weightProblems.notANumber };
  if (compare(cloves, fewestPerKilogram) < 0n || compare(cloves, mostPerKilogram) > 0n) {
    return { kind: 'problem', problem: weightProblems.outOfRange };
  }
  return { kind: 'result', value: fraction(seeds * cloves.denominator, cloves.numerator) };
}
