/** @jest-environment node */
import fc from 'fast-check';
import {
  formatCents,
  formatFraction,
  formatRand,
  formatShortest,
  formatWhole,
  keepFiguresTogether,
} from './format';
import { fraction } from './fraction';

const space = '\u00a0';

test('groups thousands with a no-break space', () => {
  expect(formatWhole(1234567)).toBe(`1${space}234${space}567`);
  expect(formatWhole(999)).toBe('999');
  expect(formatWhole(0)).toBe('0');
});

test('writes decimals after a comma', () => {
  expect(formatFraction(fraction(12345678, 10000), 4)).toBe(`1${space}234,5678`);
  expect(formatFraction(fraction(99, 100), 4)).toBe('0,9900');
});

test('rounds half up', () => {
  expect(formatFraction(fraction(5, 2))).toBe('3');
  expect(formatFraction(fraction(249, 100))).toBe('2');
  expect(formatFraction(fraction(5, 1000), 2)).toBe('0,01');
});

test('shows a value that would round to nothing as less than the smallest it can show', () => {
  expect(formatFraction(fraction(1, 3))).toBe(`<${space}1`);
  expect(formatFraction(fraction(1, 100000), 4)).toBe(`<${space}0,0001`);
  expect(formatFraction(fraction(0), 4)).toBe('0,0000');
});

test('writes rand without needless cents', () => {
  expect(formatRand(1000)).toBe(`R1${space}000`);
  expect(formatRand(5.5)).toBe('R5,50');
  expect(formatRand(0.1 + 0.2)).toBe('R0,30');
});

test('writes an amount in cents with its cents, so that amounts stand in a column', () => {
  expect(formatCents(123_456_789n)).toBe(`R1${space}234${space}567,89`);
  expect(formatCents(99_000n)).toBe('R990,00');
  expect(formatCents(5n)).toBe('R0,05');
});

test('writes as many decimals as a number needs, and no more than asked for', () => {
  expect(formatShortest(fraction(660, 10_000), 4)).toBe('0,066');
  expect(formatShortest(fraction(1000), 4)).toBe(`1${space}000`);
  expect(formatShortest(fraction(100), 0)).toBe('100');
  expect(formatShortest(fraction(1, 3), 2)).toBe('0,33');
  expect(formatShortest(fraction(1, 300), 2)).toBe(`<${space}0,01`);
});

test('keeps a figure and its unit on one line', () => {
  expect(keepFiguresTogether('about R100 000 for 5 months at 10 % over 3 tons')).toBe(
    `about R100${space}000 for 5${space}months at 10${space}% over 3${space}tons`,
  );
  expect(keepFiguresTogether('3/16 Hereford')).toBe(`3/16${space}Hereford`);
  expect(keepFiguresTogether('8–12% in a 20-week season')).toBe(
    '8–\u206012% in a 20-\u2060week season',
  );
  expect(keepFiguresTogether('in 2026 people')).toBe('in 2026 people');
});

test('loses no digit of any whole number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (value) => {
      const text = formatWhole(value);
      return BigInt(text.replaceAll(space, '')) === value && /^\d{1,3}(\u00a0\d{3})*$/.test(text);
    }),
    { numRuns: 5000 },
  );
});

test('is never further from the value than half of its last digit', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      fc.integer({ min: 0, max: 6 }),
      (numerator, denominator, decimals) => {
        const text = formatFraction({ numerator, denominator }, decimals);
        fc.pre(!text.startsWith('<'));
        const shown = BigInt(text.replace(/[\u00a0,]/g, ''));
        const doubledDistance = 2n * (shown * denominator - numerator * 10n ** BigInt(decimals));
        return doubledDistance <= denominator && doubledDistance > -denominator;
      },
    ),
    { numRuns: 5000 },
  );
});
