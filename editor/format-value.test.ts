import { formatAmount, readAmount } from './format-value';

test.each([
  [100_000, '100 000'],
  [2800.5, '2 800,5'],
  ['12,500', '12,500'],
])('%j is shown as %j, and read again', (value, written) => {
  expect(formatAmount(value).replaceAll('\u00a0', ' ')).toBe(written);
  expect(readAmount(formatAmount(value))).toBe(value);
});

test.each([
  ['R600', 600],
  ['R 12 500', 12_500],
  // Ambiguous, so it stays text.
  ['12.500', '12.500'],
  ['5.5', 5.5],
  ['5,50', 5.5],
  ['1 00', '1 00'],
])('reads %j as %j', (typed, value) => {
  expect(readAmount(typed)).toBe(value);
});
