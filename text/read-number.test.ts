import { calculatorProblems } from '@/content/calculator';
import { plainSpaces } from '@/lib/testing/figures';
import type { Fraction } from './fraction';
import { type Outcome, readNumber } from './read-number';

const { notANumber } = calculatorProblems;

/** An outcome as one line: `= 10000`, `? 10 000 | 10,0`, the problem, or nothing. */
function line(outcome: Outcome<Fraction>): string {
  if (outcome.kind === 'empty') return '';
  if (outcome.kind === 'problem') return outcome.problem;
  if (outcome.kind === 'readings') return `? ${plainSpaces(outcome.readings.join(' | '))}`;
  const { numerator, denominator } = outcome.value;
  return `= ${Number(numerator) / Number(denominator)}`;
}

// How growers write numbers, by the outcome.
const spellings = Object.entries({
  '= 7': '7 | 007 | +7',
  '= -2.5': '-2,5 | −2,5 | - 2,5',
  '= 12': '  12 ',
  // A comma or point that can only be a decimal one.
  '= 0.5': '0,5 | 0.5 | ,5 | .5 | 0,500 | ,500 | 00,500',
  '= 2.5': '2,50',
  '= 5': '5, | 5.',
  '= 10': '10,0 | 10,00 | 10.0000',
  // A comma or point before exactly three digits: ambiguous.
  '? 10 000 | 10,0': '10,000 | 10.000',
  '? 1 000 | 1,0': '1,000 | 01,000',
  '? 2 050 | 2,05': '2,050',
  '? 1 005 | 1,0050': '1,005',
  // Unambiguous thousands.
  '= 1000': '1 000 | 1000,000 | 1,000.',
  '= 1000.5': "1,000.50 | 1.000,50 | 1 000,50 | 1 000.5 | 1'000.5",
  // The second of two different separators is the decimal one.
  '= 1000.5 ': "1 000,500 | 1 000.500 | 1'000,500 | 1.000,500 | 1,000.500",
  '= 1234.567 ': '1,234.567 | 1.234,567 | 1 234,567',
  '= 1000000': "1 000 000 | 1,000,000 | 1.000.000 | 1'000'000",
  // Spaces and apostrophes of other keyboards, and invisible marks.
  '= 10000':
    "10000 | 10 000 | 10  000 | 10'000 | 10’000 | 10\u00a0000 | 10\u202f000 | 10\u2009000 | 10\u3000000 | \u200e10\u00a0000\u200f | 10\u200b000",
  // Not a number, or an ambiguous one.
  [notANumber]: [
    ". | , | - | ' | abc | ha | R500 | NaN | Infinity | ½ | 5² | ① | ४",
    '1e6 | 0x10 | 1/2 | 5-10 | 10 x 30 | 5% | --1 | 1_000 | 12 kg 3 | 2 ha | 50 m² | 5" | 12\'',
    '1 00 | 1 0000 | 10 00 | 5 0 | 1234 567 | 0 500 | 000 500 | 082 555 1234',
    '1,2,3 | 1,00,000 | 1,000,00 | 1.000.00 | 1,000,5 | 10,000,0 | 1.000. 5 | 1,,000',
    '1 ,000 | 5 , 5 | 10, 000 | 1,000 500 | 1 000,000,000 | 1 000 00,5 | 1,000.000.000',
    // The longest number has 17 characters; anything longer is pasted text.
    '1'.repeat(18),
  ].join(' | '),
  [`= ${Number('1'.repeat(17))}`]: '1'.repeat(17),
}).flatMap(([outcome, all]) =>
  all.split(' | ').map((typed): [string, string] => [typed, outcome.trim()]),
);

test.each<[string, string]>([...spellings, ['', ''], [' \u00a0', '']])(
  'reads %j: %s',
  (typed, outcome) => {
    expect(line(readNumber(typed, { notANumber }))).toBe(outcome);
  },
);

test.each([
  ['10,000', '= 10000'],
  ['10.000', '= 10000'],
  ['-10,000', '= -10000'],
])('if whole numbers are expected, reads %j: %s', (typed, outcome) => {
  expect(line(readNumber(typed, { notANumber, isWhole: true }))).toBe(outcome);
});
