import fc from 'fast-check';
import { calculatorProblems } from '@/content/calculator';
import { anyText } from '../testing/any-text';
import { compare, type Fraction, fraction } from './fraction';
import { readNumber, spellNumber, type Worked } from './read-number';

const { notANumber } = calculatorProblems;
const hectares = /^ha$/i;

/** What came of a text, as one line: `= 10000`, `? 10 000 | 10,0`, the problem, or nothing. */
function line(worked: Worked<Fraction>): string {
  if (worked.kind === 'empty') return '';
  if (worked.kind === 'problem') return worked.problem;
  if (worked.kind === 'question')
    return `? ${worked.readings.join(' | ').replaceAll('\u00a0', ' ')}`;
  const { numerator, denominator } = worked.value;
  return `= ${Number(numerator) / Number(denominator)}`;
}

// Every way in which growers have been seen, or can be imagined, to write a number.
const spellings: readonly (readonly [typed: string, outcome: string])[] = [
  ['', ''],
  [' \u00a0', ''],
  ['7', '= 7'],
  ['10000', '= 10000'],
  ['007', '= 7'],
  ['+7', '= 7'],
  ['-2,5', '= -2.5'],
  ['−5', '= -5'],
  ['- 5', '= -5'],
  // A comma or point that can only stand before decimals.
  ['0,5', '= 0.5'],
  ['0.5', '= 0.5'],
  [',5', '= 0.5'],
  ['.5', '= 0.5'],
  ['5,', '= 5'],
  ['5.', '= 5'],
  ['2,50', '= 2.5'],
  ['10,0', '= 10'],
  ['10,00', '= 10'],
  ['10.0000', '= 10'],
  ['0,500', '= 0.5'],
  ['0.045', '= 0.045'],
  [',500', '= 0.5'],
  ['00,500', '= 0.5'],
  ['1234,567', '= 1234.567'],
  ['1234.567', '= 1234.567'],
  ['1000,000', '= 1000'],
  // A comma or point before exactly three digits: either.
  ['10,000', '? 10 000 | 10,0'],
  ['10.000', '? 10 000 | 10,0'],
  ['1,000', '? 1 000 | 1,0'],
  ['1.500', '? 1 500 | 1,5'],
  ['2,050', '? 2 050 | 2,05'],
  ['1,005', '? 1 005 | 1,0050'],
  ['100,125', '? 100 125 | 100,1250'],
  ['-1,000', '? -1 000 | -1,0'],
  ['01,000', '? 1 000 | 1,0'],
  ['1 000,500', '? 1 000 500 | 1 000,5'],
  ['1 000.500', '? 1 000 500 | 1 000,5'],
  ["1'000,500", '? 1 000 500 | 1 000,5'],
  ['1.000,500', '? 1 000 500 | 1 000,5'],
  ['1,000.500', '? 1 000 500 | 1 000,5'],
  ['1,000,000.000', '? 1 000 000 000 | 1 000 000,0'],
  // Thousands that cannot be anything else.
  ['1 000', '= 1000'],
  ['10 000', '= 10000'],
  ['1 000 000', '= 1000000'],
  ['  12 ', '= 12'],
  ['10  000', '= 10000'],
  ['1,000,000', '= 1000000'],
  ['1.000.000', '= 1000000'],
  ["10'000", '= 10000'],
  ['10’000', '= 10000'],
  ["1'000'000", '= 1000000'],
  ['1,000.50', '= 1000.5'],
  ['1.000,50', '= 1000.5'],
  ['1 000,50', '= 1000.5'],
  ['1 000.5', '= 1000.5'],
  ["1'000.5", '= 1000.5'],
  ['1,000.', '= 1000'],
  ['1,000,000.5', '= 1000000.5'],
  // Spaces, digits and marks of other keyboards.
  ['10\u00a0000', '= 10000'],
  ['10\u202f000', '= 10000'],
  ['10\u2009000', '= 10000'],
  ['10\u3000000', '= 10000'],
  ['\u200e10\u00a0000\u200f', '= 10000'],
  ['10\u200b000', '= 10000'],
  ['１００００', '= 10000'],
  ['１０，０００', '? 10 000 | 10,0'],
  ['２．５', '= 2.5'],
  ['٢٠٠', '= 200'],
  ['١٠٬٠٠٠', '= 10000'],
  ['١٠٫٥', '= 10.5'],
  ['١٠،٠٠٠', '? 10 000 | 10,0'],
  ['۱۰۰', '= 100'],
  // The unit of the field.
  ['2ha', '= 2'],
  ['2,5 ha', '= 2.5'],
  ['2 HA.', '= 2'],
  ['1,000 ha', '? 1 000 | 1,0'],
  ['1 000 ha', '= 1000'],
  ['２　ｈａ', '= 2'],
  // Another word.
  ['12 kg', 'Enter the number alone, without “kg”.'],
  ['10,000 kg', 'Enter the number alone, without “kg”.'],
  ['5k', 'Enter the number alone, without “k”.'],
  ['5 million', 'Enter the number alone, without “million”.'],
  ['50 m²', 'Enter the number alone, without “m²”.'],
];

// No number, or one that nobody can be sure of.
const refused = [
  ". | , | - | ' | abc | ha | R500 | NaN | Infinity | ½ | 5² | ① | ४",
  '1e6 | 0x10 | 1/2 | 5-10 | 10 x 30 | 5% | --1 | 1_000 | 12 kg 3 | 5" | 12\'',
  '1 00 | 1 0000 | 10 00 | 5 0 | 1234 567 | 0 500 | 000 500 | 082 555 1234',
  '1,2,3 | 1,00,000 | 1,000,00 | 1.000.00 | 1,000,5 | 10,000,0 | 1.000. 5 | 1,,000',
  '1 ,000 | 5 , 5 | 10, 000 | 1,000 500 | 1 000,000,000 | 1 000 00,5 | 1,000.000.000',
].flatMap((line) => line.split(' | '));

test('the table has more than 80 spellings, each once', () => {
  const all = [...spellings.map(([typed]) => typed), ...refused];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(80);
});

test.each(spellings)('reads %j: %s', (typed, outcome) => {
  expect(line(readNumber(typed, hectares, notANumber))).toBe(outcome);
});

test.each(refused)('refuses %j', (typed) => {
  expect(line(readNumber(typed, hectares, notANumber))).toBe(notANumber);
});

/** The values that a text has by each of the ways of writing numbers there are, as fractions. */
function meanings(text: string): Fraction[] {
  const found = new Map<string, Fraction>();
  for (const group of ['', ' ', "'", ',', '.']) {
    for (const mark of [',', '.'].filter((decimal) => decimal !== group)) {
      const parts = text.split(mark);
      const [whole = '', decimals = ''] = parts;
      const groups = group === '' ? [whole] : whole.split(group);
      const isGrouped =
        groups.length === 1 ||
        (/^\d{1,3}$/.test(groups[0] ?? '') &&
          Number(groups[0]) > 0 &&
          groups.slice(1).every((three) => /^\d{3}$/.test(three)));
      const digits = groups.join('');
      if (parts.length > 2 || !isGrouped || !/^\d*$/.test(digits + decimals)) continue;
      if (digits + decimals === '') continue;
      const value = fraction(BigInt(digits + decimals), 10n ** BigInt(decimals.length));
      const exact = (value.numerator * 10n ** 30n) / value.denominator;
      found.set(String(exact), value);
    }
  }
  return [...found.values()];
}

const numberLike = fc
  .array(fc.constantFrom('0', '1', '5', '00', '000', '500', '123', ' ', ',', '.', "'"), {
    minLength: 1,
    maxLength: 9,
  })
  .map((pieces) => pieces.join('').trim().replace(/ +/g, ' '));

test('gives no value but the only one that a grower can have meant', () => {
  fc.assert(
    fc.property(numberLike, (text) => {
      const read = readNumber(text);
      const possible = meanings(text);
      if (read.kind === 'result') {
        const [only, ...others] = possible;
        expect(others).toEqual([]);
        expect(only && compare(only, read.value)).toBe(0n);
      }
      if (possible.length > 1) expect(read.kind).toBe('question');
    }),
    { numRuns: 20_000 },
  );
});

test('reads a number right, or asks for it among two, however it is written', () => {
  const digits = (zero: number) => (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.stringMatching(/^\d{0,6}$/),
      fc.constantFrom('', ' ', '\u00a0', '\u202f', "'", '’', ',', '.'),
      fc.constantFrom(',', '.'),
      fc.constantFrom(0x30, 0xff10, 0x660, 0x6f0),
      fc.constantFrom('', ' ha', 'ha'),
      (whole, decimals, group, mark, zero, unit) => {
        fc.pre(group !== mark);
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
        const written = digits(zero)(decimals ? `${grouped}${mark}${decimals}` : grouped) + unit;
        const meant = fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
        const read = readNumber(written, hectares);
        if (read.kind === 'result') expect(compare(read.value, meant)).toBe(0n);
        else {
          if (read.kind !== 'question') throw new Error(`${written} is refused.`);
          const values = read.readings.map((reading) => readNumber(reading));
          const isAmongThem = values.some(
            (value) => value.kind === 'result' && compare(value.value, meant) === 0n,
          );
          expect(isAmongThem).toBe(true);
        }
      },
    ),
    { numRuns: 20_000 },
  );
});

test('offers two different numbers, each spelled so that it is never asked about again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.stringMatching(/^\d{3}$/), (head, three) => {
      const read = readNumber(`${head},${three}`);
      if (read.kind !== 'question') throw new Error(`${head},${three} is not asked about.`);
      const [first, second] = read.readings.map((reading) => readNumber(reading));
      if (first?.kind !== 'result' || second?.kind !== 'result') throw new Error('asked again');
      expect(compare(first.value, scaleByThousand(second.value))).toBe(0n);
    }),
  );
});

function scaleByThousand({ numerator, denominator }: Fraction): Fraction {
  return fraction(numerator * 1000n, denominator);
}

test('spells every number so that it reads back exactly', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      fc.integer({ min: 0, max: 12 }),
      (digits, decimals) => {
        const value = fraction(digits, 10n ** BigInt(decimals));
        const read = readNumber(spellNumber(value));
        return read.kind === 'result' && compare(read.value, value) === 0n;
      },
    ),
    { numRuns: 10_000 },
  );
});

test('never throws, and finds no number where there is no digit', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (text) => {
      const { kind } = readNumber(text);
      return (
        /\d|[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/.test(text) || !/result|question/.test(kind)
      );
    }),
    { numRuns: 10_000 },
  );
});

test('a pasted text is no number, however it begins', () => {
  expect(readNumber('1'.repeat(60)).kind).toBe('result');
  expect(readNumber('1'.repeat(61), /^/, notANumber)).toEqual({
    kind: 'problem',
    problem: notANumber,
  });
});
