import { estimateCopy } from '@/content/estimate';
import type { Price } from '@/content/service-prices';
import { type Fraction, fraction, scale } from '@/lib/numbers/fraction';
import type { Outcome } from '@/lib/numbers/read-number';
import type { CalculatorResult } from './calculate';
import type { CalculatorFacts } from './calculator-facts';
import { type CalculatorInput, isChosen } from './input';
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

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  /** The sum of the lines, each rounded to the cent. */
  readonly totalCents: bigint;
  /** The seed; undefined if it has no weight or no price. */
  readonly seed: Readonly<{ kilograms: Fraction; cents: bigint }> | undefined;
}

/**
 * The cost of the chosen services on an area in m² above zero, for the tons and kilometres entered,
 * and of the seed. Services without a quantity are left out. Never throws.
 * @param fields the numbers of the input, as `readFields` returns them
 */
export function estimate(
  facts: CalculatorFacts,
  { landSquareMetres, seedWeight }: Pick<CalculatorResult, 'landSquareMetres' | 'seedWeight'>,
  input: CalculatorInput,
  fields: FieldReadings,
): Outcome<Estimate> {
  const { fieldPrices, processingPrices, travelPrices, kilometres: counted } = facts;
  /** An empty field counts as zero. */
  const readOptional = (name: 'tons' | 'km'): Outcome<Fraction> => {
    const outcome = fields[name];
    return outcome.kind === 'empty' ? { kind: 'result', value: fraction(0) } : outcome;
  };
  const tons = readOptional('tons');
  const kilometres = readOptional('km');
  if (tons.kind !== 'result') return tons;
  if (kilometres.kind !== 'result') return kilometres;
  const quantities = {
    hectare: fromSquareMetres(landSquareMetres, 'hectare'),
    ton: tons.value,
    kilometre: scale(kilometres.value, counted === 'return' ? 2 : 1),
  };
  const chosen = [...fieldPrices, ...processingPrices].filter((price) => isChosen(input, price));
  const lines = [...chosen, ...(counted ? travelPrices : [])]
    .map((price): EstimateLine => {
      const quantity = quantities[price.unit];
      const isTravel = counted && price.unit === 'kilometre';
      const name = isTravel ? estimateCopy.travelling[counted] : price.service;
      return { name, price, quantity, cents: costInCents(quantity, price.rand) };
    })
    .filter(({ quantity }) => quantity.numerator > 0n);
  if (lines.length === 0) return { kind: 'empty' };
  const totalCents = lines.reduce((total, line) => total + line.cents, 0n);
  const weighed = seedWeight.kind === 'result' ? seedWeight.value : undefined;
  const seed = weighed?.cost && { kilograms: weighed.kilograms, cents: weighed.cost.cents };
  return { kind: 'result', value: { lines, totalCents, seed } };
}
