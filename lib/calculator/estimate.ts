import type { CalculatorFacts } from '@/content/calculator-facts';
import { estimateCopy } from '@/content/estimate';
import type { Price } from '@/content/prices';
import { type Fraction, fraction, round, scale } from '../numbers/fraction';
import type { Outcome } from '../numbers/read-number';
import type { CalculatorResult } from './calculate';
import { type CalculatorInput, isWanted } from './input';
import type { FieldReadings } from './read-field';
import { costInCents, fromSquareMetres } from './seed-arithmetic';

/** One service: a number of hectares, tons or kilometres at its price. */
export interface EstimateLine {
  /** The service as the grower reads it; travelling says how the trip counts. */
  readonly name: string;
  readonly price: Price;
  readonly quantity: Fraction;
  readonly cents: bigint;
}

/** The sum of the lines above it, each part rounded to the cent. */
export interface Total {
  readonly cents: bigint;
  readonly centsPerHectare: bigint;
}

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  readonly total: Total;
  /** The seed, and the total with it; undefined where the seed has no weight or no price. */
  readonly withSeed: Readonly<{ kilograms: Fraction; cents: bigint; total: Total }> | undefined;
}

/**
 * The cost of the chosen services on an area in m² above zero, for the tons and kilometres entered,
 * without and with the seed. Services without a quantity are left out. Never throws.
 * @param fields what `readFields` has made of the input
 */
export function estimate(
  facts: CalculatorFacts,
  { landSquareMetres, seedWeight }: Pick<CalculatorResult, 'landSquareMetres' | 'seedWeight'>,
  input: CalculatorInput,
  fields: FieldReadings,
): Outcome<Estimate> {
  const { fieldPrices, processingPrices, travelPrice } = facts;
  /** Nothing entered counts as zero. */
  const readOptional = (name: 'tons' | 'km'): Outcome<Fraction> => {
    const outcome = fields[name];
    return outcome.kind === 'empty' ? { kind: 'result', value: fraction(0) } : outcome;
  };
  const tons = readOptional('tons');
  const kilometres = readOptional('km');
  if (tons.kind !== 'result') return tons;
  if (kilometres.kind !== 'result') return kilometres;
  const hectares = fromSquareMetres(landSquareMetres, 'hectare');
  const quantities = {
    hectare: hectares,
    ton: tons.value,
    kilometre: scale(kilometres.value, input.trip === 'return' ? 2 : 1),
  };
  const chosen = [...fieldPrices, ...processingPrices].filter((price) => isWanted(input, price));
  const lines = [...chosen, travelPrice]
    .map((price): EstimateLine => {
      const quantity = quantities[price.unit];
      const name = price === travelPrice ? estimateCopy.travelling[input.trip] : price.service;
      return { name, price, quantity, cents: costInCents(quantity, price.rand) };
    })
    .filter(({ quantity }) => quantity.numerator > 0n);
  if (lines.length === 0) return { kind: 'empty' };
  const totalOf = (cents: bigint): Total => {
    const centsPerHectare = round(fraction(cents * hectares.denominator, hectares.numerator));
    return { cents, centsPerHectare };
  };
  const cents = lines.reduce((total, line) => total + line.cents, 0n);
  const seed = seedWeight.kind === 'result' ? seedWeight.value : undefined;
  const withSeed = seed?.cost && {
    kilograms: seed.kilograms,
    cents: seed.cost.cents,
    total: totalOf(cents + seed.cost.cents),
  };
  return { kind: 'result', value: { lines, total: totalOf(cents), withSeed } };
}
