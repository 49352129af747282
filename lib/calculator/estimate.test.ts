import fc from 'fast-check';
import { calculatorFacts } from '@/content/calculator-facts';
import { estimateProblems } from '@/content/estimate';
import {
  fieldPrices,
  type Price,
  processingCapacityTonsPerHour,
  processingPrices,
  travelPrice,
} from '@/content/prices';
import { type Fraction, fraction, round, scale } from '../numbers/fraction';
import { spellNumber } from '../numbers/read-number';
import { isEqual, resultOf } from '../testing/figures';
import type { SeedWeight } from './calculate';
import { estimate } from './estimate';
import { type CalculatorInput, defaultInput, serviceKey, trips } from './input';
import { readFields } from './read-field';

const defaults = defaultInput(calculatorFacts);
type Changes = Partial<CalculatorInput>;

const oneHectare = fraction(10_000);
const noWeight = { kind: 'empty' } as const;
const work = (changes: Changes, land: Fraction = oneHectare, weight?: SeedWeight) => {
  const input = { ...defaults, services: [], ...changes };
  const seedWeight = weight ? ({ kind: 'result', value: weight } as const) : noWeight;
  const result = { landSquareMetres: land, seedWeight };
  return estimate(calculatorFacts, result, input, readFields(calculatorFacts, input));
};

const allPrices = [...fieldPrices, ...processingPrices, travelPrice];
const [, planting] = fieldPrices;
const [cleaning] = processingPrices;
const [both, ofCleaning] = [[planting, cleaning].map(serviceKey), [serviceKey(cleaning)]];
const services = [...fieldPrices, ...processingPrices].map(serviceKey);
const maxTons = processingCapacityTonsPerHour * 24 * 365;

/** A quantity in hectares, tons or kilometres, and its price. */
type Item = readonly [quantity: number, price: Price];

/** What an item costs in cents, in floating point, not in fractions. */
const centsOf = ([quantity, { rand }]: Item) => Math.round(quantity * rand * 100);

test.each<[Changes, ...items: Item[]]>([
  [{ services, tons: '1', km: '1', trip: 'single' }, ...allPrices.map((price): Item => [1, price])],
  // The limits.
  [
    { services: ofCleaning, tons: `${maxTons}`, km: '2500' },
    [maxTons, cleaning],
    [5000, travelPrice],
  ],
  [{ services: both, tons: '0' }, [1, planting]],
  ...['2,5', '2,5 T', '2,5 ton', '2,5 tons', '2,5 tonne', '2,5 tonnes'].map(
    (tons): [Changes, Item] => [{ services: ofCleaning, tons }, [2.5, cleaning]],
  ),
  ...['80', '80 Km', '80 kilometre', '80 kilometres', '80 kilometers'].map(
    (km): [Changes, Item] => [{ km, trip: 'single' }, [80, travelPrice]],
  ),
  [{ km: '80', trip: 'return' }, [160, travelPrice]],
])('charges the listed prices for a hectare and %j', (changes, ...items) => {
  const cents = resultOf(work(changes)).lines.map((line) => Number(line.cents));
  expect(cents).toEqual(items.map(centsOf));
});

test('adds the seed below the services, and says what both come to on a hectare', () => {
  const kilograms = fraction(4001, 10);
  const seed = { kilograms, clovesPerKilogram: fraction(125) };
  const cost = { randPerKilogram: 120, cents: 4_801_200n };
  const cents = BigInt(centsOf([2, planting]));
  const priced = resultOf(
    work({ services: [serviceKey(planting)] }, fraction(20_000), { ...seed, cost }),
  );
  expect(priced.total).toEqual({ cents, centsPerHectare: cents / 2n });
  const total = cents + cost.cents;
  expect(priced.withSeed).toEqual({
    kilograms,
    cents: cost.cents,
    total: { cents: total, centsPerHectare: total / 2n },
  });
  const unpriced = work({ services: both, tons: '1' }, oneHectare, { ...seed, cost: undefined });
  expect(resultOf(unpriced).withSeed).toBeUndefined();
});

const question = { kind: 'question', readings: ['1\u00a0200', '1,2'] };

test.each<[Changes, outcome: string | object]>([
  [{ services: [] }, { kind: 'empty' }],
  [{ services: [], tons: '5' }, { kind: 'empty' }],
  [{ services: [], km: '0' }, { kind: 'empty' }],
  [{ km: '-1' }, estimateProblems.negative],
  [{ tons: '-0,5' }, estimateProblems.negative],
  [{ tons: '1e9' }, estimateProblems.tonsNotANumber],
  [{ tons: '5 tonss' }, 'Enter the number alone, without “tonss”.'],
  [{ tons: '5 metric t' }, 'Enter the number alone, without “metric t”.'],
  [{ km: 'far' }, estimateProblems.kilometresNotANumber],
  [{ km: '5 kms' }, 'Enter the number alone, without “kms”.'],
  [{ km: '5 road km' }, 'Enter the number alone, without “road km”.'],
  [{ tons: `${maxTons},1` }, estimateProblems.tooManyTons(processingCapacityTonsPerHour)],
  [{ km: '2500,1' }, estimateProblems.tooFar],
  [{ services: ofCleaning }, estimateProblems.tonsMissing],
  [{ services: ofCleaning, tons: ' ' }, estimateProblems.tonsMissing],
  [{ tons: '1,200' }, question],
  [{ km: '1.200' }, question],
])('has no estimate for %j: %j', (changes, outcome) => {
  const expected = typeof outcome === 'string' ? { kind: 'problem', problem: outcome } : outcome;
  expect(work({ services: ['planting'], ...changes })).toEqual(expected);
});

test('is exact to the cent for every land, tonnage and distance', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.integer({ min: 1, max: maxTons * 100 }),
      fc.integer({ min: 1, max: 25_000 }),
      fc.subarray([...services]),
      fc.constantFrom(...trips),
      (squareCentimetres, tonHundredths, kilometreTenths, wanted, trip) => {
        const tons = spellNumber(fraction(tonHundredths, 100));
        const km = spellNumber(fraction(kilometreTenths, 10));
        const land = fraction(squareCentimetres, 10_000);
        const changes = { services: wanted, tons, km, trip };
        const { lines, total } = resultOf(work(changes, land));
        const quantities = {
          hectare: fraction(squareCentimetres, 10n ** 8n),
          ton: fraction(tonHundredths, 100),
          kilometre: fraction(kilometreTenths * (trip === 'return' ? 2 : 1), 10),
        };
        for (const { price, quantity, cents } of lines) {
          expect(allPrices).toContain(price);
          expect(isEqual(quantity, quantities[price.unit])).toBe(true);
          expect(cents).toBe(round(scale(quantity, centsOf([1, price]))));
        }
        expect(lines).toHaveLength(wanted.length + 1);
        expect(total.cents).toBe(lines.reduce((sum, { cents }) => sum + cents, 0n));
        const perHectare = scale(fraction(total.cents, squareCentimetres), 10n ** 8n);
        expect(total.centsPerHectare).toBe(round(perHectare));
      },
    ),
    { numRuns: 2000 },
  );
});
