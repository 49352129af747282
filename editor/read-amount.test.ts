import { amount } from '@/content/facts/schema/field-kinds';
import { formatAmount, readAmount } from './read-amount';

const field = amount('Price', 5, 50_000, 2);

test.each([
  ['2 900,50', 2900.5],
  ['2900.50', 2900.5],
  ['R1 200', 1200],
  ['R 38,50', 38.5],
  ['R2 500-00', 2500],
  ['R1 250/ha', 1250],
  ['R120 per kg', 120],
  ['1.000,50', 1000.5],
  // 1,2 would be below the minimum, and 38,505 with a decimal comma has too many decimals.
  ['1,200', 1200],
  ['38,505', 38_505],
])('reads %s', (text, price) => {
  expect(readAmount(text, field)).toBe(price);
});

test.each(['12OO', '1 2 0 0', '1e3', '38,50 each', '-', ' ', 'by arrangement', '12,500', 'R60-80'])(
  'keeps %s as it was typed',
  (text) => {
    const answer = readAmount(text, field);
    expect([answer, formatAmount(answer)]).toEqual([text, text]);
  },
);
