import fc from 'fast-check';
import { calculatorFacts } from '@/content/calculator-facts';
import { estimateProblems } from '@/content/estimate';
import {
  fieldPrices,
  processingCapacityTonsPerHour,
  processingPrices,
  travelPrice,
} from '@/content/prices';
import { compare, type Fraction, fraction, round, scale } from '../numbers/fraction';
import { spellNumber } from '../numbers/read-number';
import { resultOf } from '../testing/result-of';
import type { SeedWeight } from './calculate';
import { estimate } from './estimate';
import { type CalculatorInput, defaultInput, serviceKey, trips } from './input';
import { centsOf } from './test-costs';

const defaults = defaultInput(calculatorFacts);
type Changes = Partial<CalculatorInput>;

const oneHectare = fraction(10_000);
const work = (changes: Changes, land: Fraction = oneHectare, seedWeight?: SeedWeight) =>
  estimate(
    calculatorFacts,
    { landSquareMetres: land, seedWeight },
    { ...defaults, services: '', ...changes },
  );

const allPrices = [...fieldPrices, ...processingPrices, travelPrice];
const [, planting] = fieldPrices;
const [cleaning] = processingPrices;
const [both, ofCleaning] = [[planting, cleaning].map(serviceKey).join(' '), serviceKey(cleaning)];
const serviceKeys = [...fieldPrices, ...processingPrices].map(serviceKey);
const maxTons = processingCapacityTonsPerHour * 24 * 365;

const centsFor = (changes: Changes) =>
  resultOf(work(changes)).lines.map(({ cents }) => Number(cents));

test('charges the listed price for each hectare, ton and kilometre, up to the limits', () => {
  const services = serviceKeys.join(' ');
  const ofEach = allPrices.map((price) => centsOf([1, price]));
  expect(centsFor({ services, tons: '1', km: '1', trip: 'single' })).toEqual(ofEach);
  const most = { services: ofCleaning, tons: `${maxTons}`, km: '2500' };
  expect(centsFor(most)).toEqual([centsOf([maxTons, cleaning]), centsOf([5000, travelPrice])]);
  expect(centsFor({ services: both, tons: '0' })).toEqual([centsOf([1, planting])]);
});

test.each(['2,5', '2,5 T', '2,5 ton', '2,5 tons', '2,5 tonne', '2,5 tonnes'])(
  'reads %j as tons',
  (tons) => {
    expect(centsFor({ services: ofCleaning, tons })).toEqual([centsOf([2.5, cleaning])]);
  },
);

test.each(['80', '80 Km', '80 kilometre', '80 kilometres', '80 kilometers'])(
  'reads %j as kilometres',
  (km) => {
    expect(centsFor({ km, trip: 'single' })).toEqual([centsOf([80, travelPrice])]);
    expect(centsFor({ km, trip: 'return' })).toEqual([centsOf([160, travelPrice])]);
  },
);

test.each([{}, { tons: '5' }, { km: '0' }])(
  'is empty without anything to charge: %j',
  (changes) => {
    expect(work(changes)).toEqual({ kind: 'empty' });
  },
);

test('adds the seed below the services, and says what both come to on a hectare', () => {
  const kilograms = fraction(4001, 10);
  const seed = { kilograms, clovesPerKilogram: fraction(125) };
  const cost = { randPerKilogram: 120, cents: 4_801_200n };
  const services = BigInt(centsOf([2, planting]));
  const priced = resultOf(
    work({ services: serviceKey(planting) }, fraction(20_000), { ...seed, cost }),
  );
  expect(priced.total).toEqual({ cents: services, centsPerHectare: services / 2n });
  const total = services + cost.cents;
  expect(priced.withSeed).toEqual({
    kilograms,
    cents: cost.cents,
    total: { cents: total, centsPerHectare: total / 2n },
  });
  const unpriced = work({ services: both, tons: '1' }, oneHectare, { ...seed, cost: undefined });
  expect(resultOf(unpriced).withSeed).toBeUndefined();
});

const question = { kind: 'question', readings: ['1\u00a0200', '1,2'] };

test.each<[Changes, outcome: string | typeof question]>([
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
  expect(work({ services: 'planting', ...changes })).toEqual(expected);
});

test('is exact to the cent for every land, tonnage and distance', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.integer({ min: 1, max: maxTons * 100 }),
      fc.integer({ min: 1, max: 25_000 }),
      fc.subarray([...serviceKeys]),
      fc.constantFrom(...trips),
      (squareCentimetres, tonHundredths, kilometreTenths, services, trip) => {
        const tons = spellNumber(fraction(tonHundredths, 100));
        const km = spellNumber(fraction(kilometreTenths, 10));
        const land = fraction(squareCentimetres, 10_000);
        const changes = { services: services.join(' '), tons, km, trip };
        const { lines, total } = resultOf(work(changes, land));
        const quantities = {
          hectare: fraction(squareCentimetres, 10n ** 8n),
          ton: fraction(tonHundredths, 100),
          kilometre: fraction(kilometreTenths * (trip === 'return' ? 2 : 1), 10),
        };
        for (const { price, quantity, cents } of lines) {
          expect(allPrices).toContain(price);
          expect(compare(quantity, quantities[price.unit])).toBe(0n);
          expect(cents).toBe(round(scale(quantity, centsOf([1, price]))));
        }
        expect(lines).toHaveLength(services.length + 1);
        expect(total.cents).toBe(lines.reduce((sum, { cents }) => sum + cents, 0n));
        const perHectare = scale(fraction(total.cents, squareCentimetres), 10n ** 8n);
        expect(total.centsPerHectare).toBe(round(perHectare));
      },
    ),
    { numRuns: 2000 },
  );
});
