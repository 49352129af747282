import { estimateCopy as copy, perUnit } from '@/content/estimate';
import { formatKilograms, formatRand, formatShortest } from '@/text/format-number';
import { type Fraction, scale } from '@/text/fraction';
import type { CalculatorResult } from './calculate';
import type { CalculatorFacts } from './calculator-facts';
import { type CalculatorInput, isChosen, mayTravel } from './input';
import type { FieldReadings } from './read-field';
import { costInRand, fromSquareMetres } from './seed-arithmetic';
import type { Price } from './service-prices';

/** A service, the seed or a sum. */
export interface EstimateLine {
  readonly name: string;
  /** The quantity, or a prompt to enter one. */
  readonly quantity: string;
  /** The cost, rounded half up to whole rand; undefined without a quantity. */
  readonly rand: bigint | undefined;
}

export interface Estimate {
  readonly services: readonly EstimateLine[];
  readonly sumOfServices: EstimateLine;
  /** Undefined if the seed has no weight or no price. */
  readonly seed: EstimateLine | undefined;
  /** The sum of services and seed. */
  readonly total: EstimateLine;
  /** The cost of one journey; undefined if none is charged. */
  readonly journeyRand: bigint | undefined;
}

/** A price with its unit: `R600 per ton`. */
export function formatPrice({ rand, unit }: Price): string {
  return `${formatRand(rand)} ${perUnit[unit]}`;
}

/** The sum of costs as shown; without a cost if none is known. */
function sum(name: string, lines: readonly EstimateLine[]): EstimateLine {
  const known = lines.flatMap(({ rand }) => rand ?? []);
  const rand = known.length > 0 ? known.reduce((total, cost) => total + cost) : undefined;
  return { name, quantity: '', rand };
}

/** A service with its cost or, without a quantity, with what to enter. @param counted how kilometres are charged */
function lineOf(price: Price, counted: CalculatorFacts['kilometres'], quantity?: Fraction) {
  const { service, unit, rand } = price;
  const isTrip = unit === 'kilometre';
  if (!quantity) {
    // Without `counted`, there is no field for kilometres.
    const toEnter = counted ? copy.enterKilometres : formatPrice(price);
    const name = isTrip ? copy.travel : service;
    return { name, quantity: isTrip ? toEnter : copy.enterTons, rand: undefined };
  }
  return {
    name: isTrip && counted ? copy.travelling[counted] : service,
    quantity: copy.quantities[unit](formatShortest(quantity, 4)),
    rand: costInRand(quantity, rand),
  };
}

/**
 * The cost of the chosen services on an area in m² above zero, for the tons and kilometres entered, and of the
 * seed. Charges one journey, for work on the land or without any service: growers bring the garlic that we process.
 * Never throws.
 * @param fields the numbers of the input, as `readFields` returns them
 * @returns undefined if no service is chosen and no kilometres are entered
 */
export function estimate(
  facts: CalculatorFacts,
  { landSquareMetres, seedWeight }: Pick<CalculatorResult, 'landSquareMetres' | 'seedWeight'>,
  input: CalculatorInput,
  { tons, km }: FieldReadings,
): Estimate | undefined {
  const { fieldPrices, processingPrices, travelPrices, kilometres: counted, includingVat } = facts;
  const quantities = {
    hectare: fromSquareMetres(landSquareMetres, 'hectare'),
    ton: tons.kind === 'result' ? tons.value : undefined,
    kilometre:
      counted && km.kind === 'result' ? scale(km.value, counted === 'return' ? 2 : 1) : undefined,
  };
  const chosen = [...fieldPrices, ...processingPrices].filter((price) => isChosen(input, price));
  const isTravelling = mayTravel(facts, input) && (chosen.length > 0 || quantities.kilometre);
  const linesOf = (prices: readonly Price[]) =>
    prices
      .filter(({ unit }) => quantities[unit]?.numerator !== 0n)
      .map((price) => lineOf(price, counted, quantities[price.unit]));
  const travelling = linesOf(isTravelling ? travelPrices : []);
  const services = [...linesOf(chosen), ...travelling];
  if (services.length === 0) return undefined;
  const seed =
    seedWeight?.rand === undefined
      ? undefined
      : { name: copy.seed, quantity: formatKilograms(seedWeight.kilograms), rand: seedWeight.rand };
  const label = services.every(({ rand }) => rand !== undefined) ? copy.total : copy.totalSoFar;
  return {
    services,
    sumOfServices: sum(copy.services + includingVat, services),
    seed,
    total: sum(label + includingVat, seed ? [...services, seed] : services),
    journeyRand: travelling[0]?.rand,
  };
}
