import type { CalculatorFacts } from '@/content/calculator-facts';
import { estimateCopy } from '@/content/estimate';
import type { Price } from '@/content/prices';
import { type Fraction, fraction, round, scale } from '../numbers/fraction';
import type { Outcome } from '../numbers/read-number';
import { type CalculatorInput, serviceKey } from './input';
import { readField } from './read-field';
import { fromSquareMetres } from './seed-arithmetic';

/** One service: so many hectares, tons or kilometres at its price. */
export interface EstimateLine {
  /** The service as the grower reads it; travelling says how the trip counts. */
  readonly name: string;
  readonly price: Price;
  readonly quantity: Fraction;
  readonly cents: bigint;
}

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  /** The sum of the lines as they stand, each rounded to the cent. */
  readonly totalCents: bigint;
}

/**
 * What the chosen services cost on land in m², with the tons and kilometres entered, by the listed
 * prices. Services without a quantity are left out. Never throws, whatever is typed.
 */
export function estimate(
  facts: CalculatorFacts,
  landSquareMetres: Fraction,
  input: CalculatorInput,
): Outcome<Estimate> {
  const { fieldPrices, processingPrices, travelPrice } = facts;
  const { services, trip } = input;
  /** Nothing entered counts as zero. */
  const readOptional = (name: 'tons' | 'km'): Outcome<Fraction> => {
    const size = readField(name, facts, input);
    return size.kind === 'empty' ? { kind: 'result', value: fraction(0) } : size;
  };
  const tons = readOptional('tons');
  const kilometres = readOptional('km');
  if (tons.kind !== 'result') return tons;
  if (kilometres.kind !== 'result') return kilometres;
  const wanted = services.split(' ');
  const isWanted = (price: Price) => wanted.includes(serviceKey(price));
  const quantities = {
    hectare: fromSquareMetres(landSquareMetres, 'hectare'),
    ton: tons.value,
    kilometre: scale(kilometres.value, trip === 'return' ? 2 : 1),
  };
  const chosen = [...fieldPrices, ...processingPrices].filter(isWanted);
  const lines = [...chosen, travelPrice]
    .map((price): EstimateLine => {
      const quantity = quantities[price.unit];
      const name = price === travelPrice ? estimateCopy.travelling[trip] : price.service;
      // Exact until the last step.
      const cents = round(scale(quantity, Math.round(price.rand * 100)));
      return { name, price, quantity, cents };
    })
    .filter(({ quantity }) => quantity.numerator > 0n);
  if (lines.length === 0) return { kind: 'empty' };
  const totalCents = lines.reduce((total, { cents }) => total + cents, 0n);
  return { kind: 'result', value: { lines, totalCents } };
}
