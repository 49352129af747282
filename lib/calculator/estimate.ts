import type { CalculatorFacts } from '@/content/calculator-facts';
import { estimateProblems, estimateWords } from '@/content/estimate';
import type { Price } from '@/content/prices';
import { compare, type Fraction, fraction, round, scale } from '../numbers/fraction';
import { type Outcome, readNumber } from '../numbers/read-number';
import { type CalculatorInput, serviceKey } from './input';
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

// Further than from Settlers to any place in the country by road.
const maxKilometres = fraction(2500);

/** Reads tons or kilometres; nothing entered counts as zero. */
function readSize(text: string, unit: RegExp, max: Fraction, tooMuch: string): Outcome<Fraction> {
  const { notANumber, negative } = estimateProblems;
  const size = readNumber(text, unit, notANumber);
  if (size.kind === 'empty') return { kind: 'result', value: fraction(0) };
  if (size.kind !== 'result') return size;
  if (size.value.numerator < 0n) return { kind: 'problem', problem: negative };
  return compare(size.value, max) > 0n ? { kind: 'problem', problem: tooMuch } : size;
}

/**
 * What the chosen services cost on land in m², with the tons and kilometres entered, by the listed
 * prices. Services without a quantity are left out. Never throws, whatever is typed.
 */
export function estimate(
  { fieldPrices, processingPrices, travelPrice, processingCapacityTonsPerHour }: CalculatorFacts,
  landSquareMetres: Fraction,
  { services, trip, ...typed }: Pick<CalculatorInput, 'services' | 'tons' | 'km' | 'trip'>,
): Outcome<Estimate> {
  const { tooManyTons, tooFar, tonsMissing } = estimateProblems;
  // As much as the facility processes in every hour of a year.
  const maxTons = scale(fraction(Math.round(processingCapacityTonsPerHour * 10)), 24 * 365, 10);
  const tooManyForUs = tooManyTons(processingCapacityTonsPerHour);
  const tons = readSize(typed.tons, /^(t|ton(ne)?s?)$/i, maxTons, tooManyForUs);
  const kilometres = readSize(typed.km, /^(km|kilomet(er|re)s?)$/i, maxKilometres, tooFar);
  if (tons.kind !== 'result') return tons;
  if (kilometres.kind !== 'result') return kilometres;
  const wanted = services.split(' ');
  const isWanted = (price: Price) => wanted.includes(serviceKey(price));
  if (typed.tons.trim() === '' && processingPrices.some(isWanted)) {
    return { kind: 'problem', problem: tonsMissing };
  }
  const quantities = {
    hectare: fromSquareMetres(landSquareMetres, 'hectare'),
    ton: tons.value,
    kilometre: scale(kilometres.value, trip === 'return' ? 2 : 1),
  };
  const chosen = [...fieldPrices, ...processingPrices].filter(isWanted);
  const lines = [...chosen, travelPrice]
    .map((price): EstimateLine => {
      const quantity = quantities[price.unit];
      const name = price === travelPrice ? estimateWords.travelling[trip] : price.service;
      // Exact until the last step.
      const cents = round(scale(quantity, Math.round(price.rand * 100)));
      return { name, price, quantity, cents };
    })
    .filter(({ quantity }) => quantity.numerator > 0n);
  if (lines.length === 0) return { kind: 'empty' };
  const totalCents = lines.reduce((total, { cents }) => total + cents, 0n);
  return { kind: 'result', value: { lines, totalCents } };
}
