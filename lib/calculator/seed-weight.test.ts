import fc from 'fast-check';
import { weightProblems } from '@/content/bed';
import { compare, fraction } from '../numbers/fraction';
import { seedWeight } from './seed-weight';

function kilograms(seeds: bigint, cloves: string) {
  const weight = seedWeight(seeds, cloves);
  if (weight.kind !== 'result') throw new Error(`no weight: ${JSON.stringify(weight)}`);
  return weight.value.kilograms;
}

test('divides the seeds by the cloves in a kilogram, exactly', () => {
  expect(kilograms(20_000n, '130')).toEqual(fraction(20_000, 130));
  expect(kilograms(100n, '2,5 cloves')).toEqual(fraction(1000, 25));
});

test('takes the fewest and the most cloves there are', () => {
  expect(kilograms(5n, '1')).toEqual(fraction(5));
  expect(kilograms(5n, '1000')).toEqual(fraction(5, 1000));
});

test('has no weight of its own for a clove', () => {
  expect(seedWeight(20_000n, ' ')).toEqual({ kind: 'empty' });
});

test.each([
  ['many', weightProblems.notANumber],
  ['0', weightProblems.outOfRange],
  ['-5', weightProblems.outOfRange],
  ['0,9', weightProblems.outOfRange],
  ['1000,1', weightProblems.outOfRange],
])('answers %j cloves with one sentence', (cloves, problem) => {
  expect(seedWeight(5n, cloves)).toEqual({ kind: 'problem', problem });
});

test('has no weight until it is said which count is meant', () => {
  expect(seedWeight(5n, '1,000')).toEqual({ kind: 'question', readings: ['1\u00a0000', '1,0'] });
});

test('weighs the seeds it started from, whatever the count', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 0, max: 9 }),
      (seeds, whole, tenth) => {
        fc.pre(whole < 1000 || tenth === 0);
        const { numerator, denominator } = kilograms(seeds, `${whole},${tenth}`);
        const cloves = fraction(whole * 10 + tenth, 10);
        expect(
          compare(
            fraction(numerator * cloves.numerator, denominator * cloves.denominator),
            fraction(seeds),
          ),
        ).toBe(0n);
      },
    ),
  );
});
