import { weightProblems } from '@/content/bed';
import { compare, type Fraction, fraction } from '../fraction';
import { readNumber, type Worked } from './read-number';

const fewestPerKilogram = fraction(1);
const mostPerKilogram = fraction(1000);

/** Kilograms that a number of seeds weighs, by how many cloves the grower counts in a kilogram. */
export function seedWeight(seeds: bigint, clovesPerKilogram: string): Worked<Fraction> {
  const { notANumber, outOfRange } = weightProblems;
  const cloves = readNumber(clovesPerKilogram, /^cloves?$/i, notANumber);
  if (cloves.kind !== 'result') return cloves;
  const { value } = cloves;
  if (compare(value, fewestPerKilogram) < 0n || compare(value, mostPerKilogram) > 0n) {
    return { kind: 'problem', problem: outOfRange };
  }
  return { kind: 'result', value: fraction(seeds * value.denominator, value.numerator) };
}
