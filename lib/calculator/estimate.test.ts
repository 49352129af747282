import fc from 'fast-check';
import { estimateProblems } from '@/content/estimate';
import { fieldPrices, processingPrices, travelPrice } from '@/content/prices';
import { compare, type Fraction, fraction } from '../numbers/fraction';
import { anyText } from '../testing/any-text';
import { resultOf } from '../testing/result-of';
import { centsFor, estimate } from './estimate';
import { type CalculatorInput, defaultInput, serviceKeys, trips } from './input';

type Changes = Partial<CalculatorInput>;

const oneHectare = fraction(10_000);
const work = (changes: Changes, land: Fraction = oneHectare) =>
  estimate(land, { ...defaultInput, services: '', ...changes });

test.each<[Changes, rand: number[]]>([
  [
    { services: serviceKeys.join(' '), tons: '1', km: '1', trip: 'single' },
    [1000, 2500, 3500, 600, 600, 500, 450, 400, 5.5],
  ],
  [{ km: '80', trip: 'single' }, [440]],
  [{ km: '80', trip: 'return' }, [880]],
  [{ services: 'planting seed-peeling', tons: '0' }, [2500]],
  [{ services: 'seed-peeling', tons: '2,5 T', km: '80 Km' }, [1000, 880]],
  [{ services: 'seed-peeling', tons: '2 tonnes', km: '1 kilometre' }, [800, 11]],
  [{ services: 'seed-peeling', tons: '2 ton', km: '1 kilometers' }, [800, 11]],
  [{ services: 'seed-peeling', tons: '26280 tons', km: '2500' }, [10_512_000, 27_500]],
])('charges the listed price for each hectare, ton and kilometre of %j', (changes, rand) => {
  const { lines } = resultOf(work(changes));
  expect(lines.map(({ cents }) => Number(cents) / 100)).toEqual(rand);
});

test.each([{}, { tons: '5' }, { km: '0' }])(
  'is empty without anything to charge: %j',
  (changes) => {
    expect(work(changes)).toEqual({ kind: 'empty' });
  },
);

test('rounds half a cent up, and no less', () => {
  expect(centsFor(fraction(1, 1100), travelPrice)).toBe(1n);
  expect(centsFor(fraction(1, 1101), travelPrice)).toBe(0n);
});

const question = { kind: 'question', readings: ['1\u00a0200', '1,2'] };

test.each<[Changes, outcome: string | typeof question]>([
  [{ km: '-1' }, estimateProblems.negative],
  [{ tons: '-0,5' }, estimateProblems.negative],
  [{ tons: '1e9' }, estimateProblems.notANumber],
  [{ tons: '5 tonss' }, 'Enter the number alone, without “tonss”.'],
  [{ tons: '5 metric t' }, 'Enter the number alone, without “metric t”.'],
  [{ km: 'far' }, estimateProblems.notANumber],
  [{ km: '5 kms' }, 'Enter the number alone, without “kms”.'],
  [{ km: '5 road km' }, 'Enter the number alone, without “road km”.'],
  [{ tons: '26280,1' }, estimateProblems.tooManyTons],
  [{ km: '2500,1' }, estimateProblems.tooFar],
  [{ services: 'bulb-cleaning' }, estimateProblems.tonsMissing],
  [{ tons: '1,200' }, question],
  [{ km: '1.200' }, question],
])('has no estimate for %j: %j', (changes, outcome) => {
  const expected = typeof outcome === 'string' ? { kind: 'problem', problem: outcome } : outcome;
  expect(work({ services: 'planting', ...changes })).toEqual(expected);
});

test('is exact to the cent for every land, tonnage and distance', () => {
  const allPrices = [...fieldPrices, ...processingPrices, travelPrice];
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.integer({ min: 1, max: 2_628_000 }),
      fc.integer({ min: 1, max: 25_000 }),
      fc.subarray([...serviceKeys]),
      fc.constantFrom(...trips),
      (squareCentimetres, tonHundredths, kilometreTenths, services, trip) => {
        const tons = `${Math.floor(tonHundredths / 100)},${String(tonHundredths % 100).padStart(2, '0')}`;
        const km = `${Math.floor(kilometreTenths / 10)}.${kilometreTenths % 10}`;
        const { lines, totalCents } = resultOf(
          work(
            { services: services.join(' '), tons, km, trip },
            fraction(squareCentimetres, 10_000),
          ),
        );
        const quantities = {
          hectare: fraction(squareCentimetres, 10n ** 8n),
          ton: fraction(tonHundredths, 100),
          kilometre: fraction(kilometreTenths * (trip === 'return' ? 2 : 1), 10),
        };
        for (const { price, quantity, cents } of lines) {
          expect(allPrices).toContain(price);
          expect(compare(quantity, quantities[price.unit])).toBe(0n);
          // Within half a cent of the exact cost, and upwards from the half.
          const { numerator, denominator } = quantities[price.unit];
          const doubledDistance = 2n * (cents * denominator - numerator * BigInt(price.rand * 100));
          expect(doubledDistance <= denominator && doubledDistance > -denominator).toBe(true);
        }
        expect(lines).toHaveLength(services.length + 1);
        expect(totalCents).toBe(lines.reduce((sum, { cents }) => sum + cents, 0n));
      },
    ),
    { numRuns: 2000 },
  );
});

test('never throws, whatever is typed', () => {
  const typed = fc.oneof(anyText(), fc.constantFrom('', '1', '-1', '1e9', '٣'));
  fc.assert(
    fc.property(typed, typed, typed, (tons, km, services) => void work({ tons, km, services })),
    { numRuns: 2000 },
  );
});
