import { readAmount, refuseAmount, spellAmount } from './read-amount';

const sentence = 'must be a number from 5 to 50000';
const limits = { min: 5, max: 50_000, step: 0.01, sentence };

test.each([
  ['2 900,50', 2900.5],
  ['2900.50', 2900.5],
  ['R1 200', 1200],
  ['R 38,50', 38.5],
  ['R2 500-00', 2500],
  ['2 900', 2900],
  ['1.000,50', 1000.5],
  // As 1,2 it would be less than the field takes, as 38,505 more than it counts.
  ['1,200', 1200],
  ['38,505', 38_505],
  [' ', null],
])('reads %s', (text, amount) => {
  expect(readAmount(text, limits)).toBe(amount);
});

test.each(['12OO', '1 2 0 0', '1e3', '38,50 each', '-', 'by arrangement', '12,500'])(
  'keeps %s, and refuses it',
  (text) => {
    const kept = readAmount(text, limits);
    expect(kept).toBe(text);
    expect(spellAmount(kept)).toBe(text);
    expect(refuseAmount(kept, limits)).toBeDefined();
  },
);

test('says what a field takes, which may be below zero', () => {
  expect(refuseAmount('12OO', limits)).toBe(sentence);
  expect(refuseAmount(4.99, limits)).toBe(sentence);
  expect(refuseAmount(null, limits)).toBeUndefined();
  expect(readAmount('-0,4', { min: -1000, max: 1000, step: 0.01, sentence })).toBe(-0.4);
});
