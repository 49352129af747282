import { formatFraction, formatWhole } from '../numbers/format';
import { fraction } from '../numbers/fraction';
import { isEqual, plainSpaces, resultOf } from '../testing/figures';
import { calculate } from './calculate';
import { calculatorFacts } from './calculator-facts';
import { type CalculatorInput, defaultInput } from './input';
import { readFields } from './read-field';

const defaults = defaultInput(calculatorFacts);
type Changes = Partial<CalculatorInput>;

const calculateFor = (changes: Changes) => {
  const input = { ...defaults, ...changes };
  return calculate(calculatorFacts, input, readFields(calculatorFacts, input));
};
const land = (typed: string, unit: CalculatorInput['unit'] = 'sqm'): Changes => {
  return { mode: 'landToSeeds', land: typed, unit };
};
const oneHectareOfGiant: Changes = { ...land('1', 'hectare'), variety: 'giant-elephant' };

test.each<[Changes, ...figures: string[]]>([
  [{ seeds: '1' }, '1', '0,05', '22,22', '< 1', '2', '10'],
  [land('0,1'), '2', '0,10', '22,22', '1', '4', '20'],
  [land('1', 'acre'), '80 937', '4 046,86', '22,22', '40 469', '175 229', '809 372'],
  // Floating point would lose a seed here.
  [oneHectareOfGiant, '112 500', '10 000,00', '12,50', '100 000', '433 000', '2 000 000'],
])(
  'calculates %j: seeds, m², plants per m², litres per week, month and season',
  (changes, ...all) => {
    const result = resultOf(calculateFor(changes));
    const figures = [
      formatWhole(result.seeds),
      formatFraction(result.landSquareMetres, 2),
      formatFraction(result.plantsPerSquareMetre, 2),
      formatFraction(result.waterLitresPerWeek),
      formatFraction(result.waterLitresPerMonth),
      formatFraction(result.waterLitresPerSeason),
    ];
    expect(figures.map(plainSpaces)).toEqual(all);
  },
);

test.each<[Changes, problem: string]>([
  [{ seeds: '0' }, 'Enter a number above zero.'],
  [{ seeds: '-5' }, 'Enter a number above zero.'],
  [{ seeds: '1,5' }, 'Enter a whole number of seeds in digits, such as 5 000.'],
  [land('0'), 'Enter a number above zero.'],
  [land('0,09'), 'Enter a land size of at least 0,1; for less, choose a smaller unit.'],
  [land('wide'), 'Enter a number in digits, such as 5 000 or 2,5.'],
])('has no result for %j: %s', (changes, problem) => {
  expect(calculateFor(changes)).toEqual({ kind: 'problem', problem });
});

test('has no result if nothing is entered', () => {
  expect(calculateFor({ mode: 'landToSeeds', seeds: '5' })).toEqual({ kind: 'empty' });
});

const weigh = (variety: string, cloves: string) =>
  resultOf(calculateFor({ seeds: '20000', variety, cloves })).seedWeight;

test.each([
  // By the grower's own count; the farm has none for this variety.
  ['giant-elephant', '2,5', fraction(8_000), undefined],
  ['giant-elephant', '1', fraction(20_000), undefined],
  // 20 000 at 130 cloves and R135,50; without a price.
  ['shani', '', fraction(20_000, 130), 2_084_615n],
  ['white-eastern', '', fraction(200), undefined],
])(
  '20 000 seeds of %s, %j cloves in a kilogram, weigh %j kg',
  (variety, cloves, kilograms, cents) => {
    const weight = resultOf(weigh(variety, cloves));
    expect(isEqual(weight.kilograms, kilograms)).toBe(true);
    expect(weight.cost?.cents).toBe(cents);
  },
);

const outOfRange = 'Enter from 1 to 1 000 cloves per kilogram.';

test.each<[cloves: string, outcome: object]>([
  ['0', { kind: 'problem', problem: outOfRange }],
  ['1000,1', { kind: 'problem', problem: outOfRange }],
  ['1,000', { kind: 'question', readings: ['1\u00a0000', '1,0'] }],
  [' ', { kind: 'empty' }],
])('has no weight for %j cloves: %j', (cloves, outcome) => {
  expect(weigh('giant-elephant', cloves)).toEqual(outcome);
});
