import { plainSpaces } from '@/lib/testing/figures';
import {
  formatCost,
  formatFraction,
  formatRand,
  formatShortest,
  formatWhole,
  keepFiguresTogether,
} from './format-number';
import { fraction } from './fraction';

test.each([
  ['a whole number', formatWhole(1_234_567), '1 234 567'],
  ['decimals after a comma', formatFraction(fraction(12_345_678, 10_000), 4), '1 234,5678'],
  ['zero', formatFraction(fraction(0), 4), '0,0000'],
  ['a half, rounded up', formatFraction(fraction(5, 2)), '3'],
  ['less than a half, rounded down', formatFraction(fraction(249, 100)), '2'],
  ['a half of the last digit, rounded up', formatFraction(fraction(5, 1000), 2), '0,01'],
  ['a number that would round to zero', formatFraction(fraction(1, 100_000), 4), '< 0,0001'],
  ['rand without cents', formatRand(1000), 'R1 000'],
  ['rand with cents', formatRand(5.5), 'R5,50'],
  ['rand that floating point misses', formatRand(0.1 + 0.2), 'R0,30'],
  ['a cost', formatCost(1_234_567n), 'R1 234 567'],
  ['a cost that rounds to nothing', formatCost(0n), '< R1'],
  ['as many decimals as needed', formatShortest(fraction(660, 10_000), 4), '0,066'],
  ['as many decimals as needed', formatShortest(fraction(100), 0), '100'],
  ['at most the given number of decimals', formatShortest(fraction(1, 3), 2), '0,33'],
])('writes %s: %s', (_what, written, expected) => {
  expect(written).not.toContain(' ');
  expect(plainSpaces(written)).toBe(expected);
});

// `~` means a no-break space, `|` a word joiner.
test.each([
  'about R100~000 for 5~months at 10~% over 3~tons',
  '1~ton in 1~month',
  '3/16~Hereford',
  '8–|12% in a 20-|week season',
  'in 2026 people',
])('keeps figures and their units on one line: %s', (expected) => {
  const typed = expected.replaceAll('~', ' ').replaceAll('|', '');
  const kept = keepFiguresTogether(typed);
  expect(kept.replaceAll('\u00a0', '~').replaceAll('\u2060', '|')).toBe(expected);
});
