import fc from 'fast-check';
import { estimateProblems } from '@/content/estimate';
import { fieldPrices, processingPrices, travelPrice } from '@/content/prices';
import { compare, type Fraction, fraction } from '../numbers/fraction';
import { anyText } from '../testing/any-text';
import { centsFor, type Estimate, estimate, serviceKeys } from './estimate';
import { type CalculatorInput, defaultInput } from './input';

const oneHectare = fraction(10_000);
const nothing: CalculatorInput = { ...defaultInput, services: '' };
const everything = serviceKeys.join(' ');

function worked(land: Fraction, changes: Partial<CalculatorInput>): Estimate {
  const result = estimate(land, { ...nothing, ...changes });
  if (result.kind !== 'result') throw new Error(`no estimate: ${JSON.stringify(result)}`);
  return result.value;
}

function centsOf({ lines }: Estimate) {
  return Object.fromEntries(lines.map(({ price, cents }) => [price.service, cents]));
}

test('names each service in links by a key of its own', () => {
  expect(serviceKeys).toEqual([
    'bed-shaping',
    'planting',
    'harvesting',
    'bulb-cleaning',
    'bulb-grading',
    'bulb-breaking-splitting',
    'seed-grading',
    'seed-peeling',
  ]);
});

test('charges the listed price for each hectare, ton and kilometre', () => {
  const { lines, totalCents } = worked(oneHectare, {
    services: everything,
    tons: '1',
    km: '1',
    trip: 'single',
  });
  expect(lines.map(({ cents }) => cents)).toEqual([
    100_000n,
    250_000n,
    350_000n,
    60_000n,
    60_000n,
    50_000n,
    45_000n,
    40_000n,
    550n,
  ]);
  expect(totalCents).toBe(955_550n);
});

test('counts the way back unless only one way is asked for', () => {
  const there = { km: '80', trip: 'single' } as const;
  expect(worked(oneHectare, there).totalCents).toBe(44_000n);
  expect(worked(oneHectare, { ...there, trip: 'return' }).totalCents).toBe(88_000n);
  expect(worked(oneHectare, { ...there, trip: 'return' }).lines[0]?.quantity).toEqual(
    fraction(160),
  );
});

test('takes the land as it was calculated, to the last centimetre', () => {
  // 4046,86 m² at R1 000 a hectare is R404,686.
  expect(worked(fraction(404_686, 100), { services: 'bed-shaping' }).totalCents).toBe(40_469n);
});

test('rounds half a cent up', () => {
  expect(centsFor(fraction(1, 1100), travelPrice)).toBe(1n);
  expect(centsFor(fraction(1, 1101), travelPrice)).toBe(0n);
});

test('leaves out what has no quantity, and gives nothing without any', () => {
  expect(estimate(oneHectare, nothing)).toEqual({ kind: 'empty' });
  expect(estimate(oneHectare, { ...nothing, tons: '5' })).toEqual({ kind: 'empty' });
  expect(estimate(oneHectare, { ...nothing, km: '0' })).toEqual({ kind: 'empty' });
  expect(centsOf(worked(oneHectare, { services: 'planting seed-peeling', tons: '0' }))).toEqual({
    Planting: 250_000n,
  });
});

test.each([
  [{ km: '-1' }, estimateProblems.negative],
  [{ tons: '-0,5' }, estimateProblems.negative],
  [{ tons: '1e9' }, estimateProblems.notANumber],
  [{ km: 'far' }, estimateProblems.notANumber],
  [{ tons: '1000000000' }, estimateProblems.tooManyTons],
  [{ tons: '26280,1' }, estimateProblems.tooManyTons],
  [{ km: '2500,1' }, estimateProblems.tooFar],
  [{ services: 'bulb-cleaning' }, estimateProblems.tonsMissing],
])('answers %j with one sentence', (changes, problem) => {
  expect(estimate(oneHectare, { ...nothing, services: 'planting', ...changes })).toEqual({
    kind: 'problem',
    problem,
  });
});

test('has no estimate until it is said which tons or kilometres are meant', () => {
  const question = { kind: 'question', readings: ['1\u00a0200', '1,2'] };
  expect(estimate(oneHectare, { ...nothing, services: 'seed-peeling', tons: '1,200' })).toEqual(
    question,
  );
  expect(estimate(oneHectare, { ...nothing, services: 'planting', km: '1.200' })).toEqual(question);
});

test('takes the words of the fields behind their numbers', () => {
  const typed = { services: 'seed-peeling', tons: '2,5 tons', km: '80 km' } as const;
  expect(worked(oneHectare, typed).totalCents).toBe(188_000n);
});

test('takes the most tons and kilometres there are', () => {
  expect(worked(oneHectare, { services: 'seed-peeling', tons: '26280' }).totalCents).toBe(
    26_280n * 40_000n,
  );
  expect(worked(oneHectare, { km: '2500' }).totalCents).toBe(2_750_000n);
});

test('is exact to the cent for every land, tonnage and distance', () => {
  const allPrices = [...fieldPrices, ...processingPrices, travelPrice];
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.integer({ min: 1, max: 2_628_000 }),
      fc.integer({ min: 1, max: 25_000 }),
      fc.subarray([...serviceKeys]),
      fc.constantFrom('return' as const, 'single' as const),
      (squareCentimetres, tonHundredths, kilometreTenths, services, trip) => {
        const { lines, totalCents } = worked(fraction(squareCentimetres, 10_000), {
          services: services.join(' '),
          tons: `${Math.floor(tonHundredths / 100)},${String(tonHundredths % 100).padStart(2, '0')}`,
          km: `${Math.floor(kilometreTenths / 10)}.${kilometreTenths % 10}`,
          trip,
        });
        // Each cost again, in units so small that all of them are whole.
        const quantities = {
          hectare: fraction(squareCentimetres, 10n ** 8n),
          ton: fraction(tonHundredths, 100),
          kilometre: fraction(kilometreTenths * (trip === 'return' ? 2 : 1), 10),
        };
        const isExact = lines.every(({ price, quantity, cents }) => {
          const { numerator, denominator } = quantities[price.unit];
          const doubledDistance = 2n * (cents * denominator - numerator * BigInt(price.rand * 100));
          return (
            allPrices.some((listed) => listed === price) &&
            compare(quantity, quantities[price.unit]) === 0n &&
            // Within half a cent of the exact cost, and upwards from the half.
            doubledDistance <= denominator &&
            doubledDistance > -denominator
          );
        });
        return (
          isExact &&
          lines.length === services.length + 1 &&
          totalCents === lines.reduce((sum, { cents }) => sum + cents, 0n)
        );
      },
    ),
    { numRuns: 2000 },
  );
});

test('never throws, whatever is typed', () => {
  const typed = fc.oneof(anyText(), fc.constantFrom('', '1', '-1', '1e9', '٣'));
  fc.assert(
    fc.property(typed, typed, typed, (tons, km, services) => {
      const { kind } = estimate(oneHectare, { tons, km, services, trip: 'return' });
      expect(['result', 'question', 'problem', 'empty']).toContain(kind);
    }),
    { numRuns: 2000 },
  );
});
