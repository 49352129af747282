import { metaOf } from '@/content/facts/reading/walk';
import { amount } from '@/content/facts/schema/field-kinds';
import { formatAmount } from './format-value';
import { readAmountField } from './read-form';

test.each([
  ['rand per hectare', 0, 100_000, '100 000'],
  ['rand per hectare', 2, 2800.5, '2 800,50'],
  ['rand', 2, 1350, '1 350'],
  ['tons per hour', 1, 3.2, '3,2'],
] as const)('in %s with %i decimals, %d is written as on the site, and read again', (...row) => {
  const [unit, decimals, value, written] = row;
  const field = amount('Amount', unit, 1, 300_000, decimals);
  const shown = formatAmount(value, metaOf(field));
  expect(shown.replaceAll('\u00a0', ' ')).toBe(written);
  expect(readAmountField(shown, field, {})).toEqual({ kind: 'result', value });
});

test('half a cent, which is refused, is not rounded', () => {
  expect(formatAmount(6.255, { unit: 'rand per kilometre' })).toBe('6,255');
});
