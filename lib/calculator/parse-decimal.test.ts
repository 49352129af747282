import fc from 'fast-check';
import { compare, fraction } from '../fraction';
import { anyText } from '../test-text';
import { parseDecimal } from './parse-decimal';

function expectSame(text: string, numerator: number, denominator = 1) {
  const parsed = parseDecimal(text);
  expect(parsed && compare(parsed, fraction(numerator, denominator))).toBe(0n);
}

test('reads a decimal comma and a decimal point alike', () => {
  expectSame('0,5', 1, 2);
  expectSame('0.5', 1, 2);
  expectSame(',5', 1, 2);
  expectSame('5,', 5);
});

test('reads thousands grouped by spaces of any kind', () => {
  expectSame('1 000 000', 1000000);
  expectSame('1\u00a0000', 1000);
  expectSame('  12 ', 12);
});

test('reads a sign', () => {
  expectSame('-2,5', -5, 2);
  expectSame('+7', 7);
});

test.each([
  '',
  ' ',
  '.',
  ',',
  '-',
  'abc',
  '1e6',
  '0x10',
  '12 kg',
  '1,2,3',
  '1.000,5',
  'NaN',
  'Infinity',
  '٣',
  '--1',
  '1_000',
])('refuses %j', (text) => {
  expect(parseDecimal(text)).toBeUndefined();
});

test('never throws, whatever is typed', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (text) => {
      parseDecimal(text);
    }),
    { numRuns: 10000 },
  );
});

test('reads back every whole number and its decimals exactly', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom(',', '.'),
      (digits, places, separator) => {
        const padded = digits.toString().padStart(places + 1, '0');
        const text = `${padded.slice(0, padded.length - places)}${separator}${places ? padded.slice(-places) : ''}`;
        const read = parseDecimal(text);
        return read !== undefined && compare(read, fraction(digits, 10n ** BigInt(places))) === 0n;
      },
    ),
    { numRuns: 10000 },
  );
});
