import { estimateProblems } from '@/content/estimate';
import {
  fieldPrices,
  processingCapacityTonsPerHour,
  processingPrices,
  travelPrice,
} from '@/content/prices';
import type { Price } from '@/content/shapes';
import { compare, type Fraction, fraction, scale } from '../fraction';
import { parseDecimal } from './parse-decimal';
import { fromSquareMetres } from './seed-arithmetic';
import type { Worked } from './worked';

export type Trip = 'return' | 'single';

/** What the grower wants done, the numbers still as text. */
export interface EstimateInput {
  readonly services: readonly string[];
  readonly tons: string;
  readonly kilometres: string;
  readonly trip: Trip;
}

/** One service: so many hectares, tons or kilometres at its price. */
export interface EstimateLine {
  readonly price: Price;
  readonly quantity: Fraction;
  readonly cents: bigint;
}

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  /** The sum of the lines as they stand, each rounded to the cent. */
  readonly totalCents: bigint;
}

export const trips = ['return', 'single'] as const satisfies readonly Trip[];

const hoursPerYear = 24 * 365;
const mostTons = fraction(processingCapacityTonsPerHour * hoursPerYear);
// Further than from Settlers to any place in the country by road.
const mostKilometres = fraction(2500);

/** A service's name in links: `bulb-breaking-splitting`. */
export function serviceKey({ service }: Price): string {
  return service.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** Cents for a quantity at a price, exact until the last step, which rounds half up. */
export function centsFor(quantity: Fraction, { rand }: Price): bigint {
  const { numerator, denominator } = scale(quantity, Math.round(rand * 100));
  return (2n * numerator + denominator) / (2n * denominator);
}

function readSize(text: string, most: Fraction, tooMuch: string): Worked<Fraction> {
  if (text.trim() === '') return { kind: 'empty' };
  const value = parseDecimal(text);
  if (!value) return { kind: 'problem', problem: estimateProblems.notANumber };
  if (value.numerator < 0n) return { kind: 'problem', problem: estimateProblems.negative };
  if (compare(value, most) > 0n) return { kind: 'problem', problem: tooMuch };
  return { kind: 'result', value };
}

/** The distance that is charged: the kilometres entered, twice when the return trip counts. */
function chargedKilometres({ kilometres, trip }: EstimateInput): Worked<Fraction> {
  const read = readSize(kilometres, mostKilometres, estimateProblems.tooFar);
  return read.kind === 'result'
    ? { kind: 'result', value: scale(read.value, trip === 'return' ? 2 : 1) }
    : read;
}

/**
 * What the chosen services cost on land in m², with the tons and kilometres entered, by the listed
 * prices. Services without a quantity are left out. Never throws, whatever is typed.
 */
export function estimate(landSquareMetres: Fraction, input: EstimateInput): Worked<Estimate> {
  const tons = readSize(input.tons, mostTons, estimateProblems.tooManyTons);
  const kilometres = chargedKilometres(input);
  if (tons.kind === 'problem') return tons;
  if (kilometres.kind === 'problem') return kilometres;
  const isChosen = (price: Price) => input.services.includes(serviceKey(price));
  const chosenProcessing = processingPrices.filter(isChosen);
  if (tons.kind === 'empty' && chosenProcessing.length > 0) {
    return { kind: 'problem', problem: estimateProblems.tonsMissing };
  }
  const hectares = fromSquareMetres(landSquareMetres, 'hectare');
  const quantities: readonly (readonly [Price, Fraction])[] = [
    ...fieldPrices.filter(isChosen).map((price) => [price, hectares] as const),
    ...(tons.kind === 'result'
      ? chosenProcessing.map((price) => [price, tons.value] as const)
      : []),
    ...(kilometres.kind === 'result' ? [[travelPrice, kilometres.value] as const] : []),
  ];
  const lines = quantities
    .filter(([, quantity]) => quantity.numerator > 0n)
    .map(([price, quantity]) => ({ price, quantity, cents: centsFor(quantity, price) }));
  if (lines.length === 0) return { kind: 'empty' };
  return {
    kind: 'result',
    value: { lines, totalCents: lines.reduce((total, { cents }) => total + cents, 0n) },
  };
}
