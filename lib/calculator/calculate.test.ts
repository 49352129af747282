import { calculatorProblems as problems } from '@/content/calculator';
import { formatFraction, formatShortest, formatWhole } from '@/text/format-number';
import { fraction } from '@/text/fraction';
import { plainSpaces } from '../testing/figures';
import { calculate } from './calculate';
import { calculatorFacts } from './calculator-facts';
import { describeSpacing } from './describe-calculation';
import { type CalculatorInput, defaultInput } from './input';
import { readFields } from './read-field';
import { landFigures, landNeeded, seedsNeeded } from './seed-arithmetic';
import { linkKey } from './variety';

const defaults = defaultInput(calculatorFacts);
type Changes = Partial<CalculatorInput>;

const calculateFor = (changes: Changes) => {
  const input = { ...defaults, ...changes };
  return calculate(calculatorFacts, input, readFields(input));
};
const resultFor = (changes: Changes) => {
  const outcome = calculateFor(changes);
  if (outcome.kind !== 'result') throw new Error(`There is no result: ${JSON.stringify(outcome)}`);
  return outcome.value;
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
    const result = resultFor(changes);
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

test('spacings with a decimal are exact', () => {
  const spacing = { plantSpacingCm: 7.5, rowSpacingCm: 22.7 };
  const squareMetres = fraction(1_000);
  expect(describeSpacing(spacing)).toBe('7,5\u00a0×\u00a022,7\u00a0cm');
  expect(formatFraction(landNeeded(100_000n, spacing), 4)).toBe('1\u00a0872,7500');
  expect(seedsNeeded(squareMetres, spacing)).toBe(52_863n);
  expect(formatFraction(landFigures(squareMetres, spacing).plantsPerSquareMetre, 4)).toBe(
    '58,7372',
  );
  expect(linkKey('Éléphant d’été')).toBe('elephant-d-ete');
});

test.each<[Changes, problem: string]>([
  [{ seeds: '0' }, problems.notPositive],
  [{ seeds: '-5' }, problems.notPositive],
  [{ seeds: '1,5' }, problems.notWhole],
  [land('0'), problems.notPositive],
  [land('0,09'), problems.tooLittleLand('0,1')],
  [land('0,05', 'hectare'), 'For 0,05 hectare choose m² and enter 500.'],
  [land('0,05', 'acre'), 'For 0,05 acre choose m² and enter 202,3.'],
  [land('0,000009', 'hectare'), problems.tooLittleLand('0,1')],
  [land('wide'), problems.notANumber],
])('has no result for %j: %s', (changes, problem) => {
  expect(calculateFor(changes)).toEqual({ kind: 'problem', problem });
});

test('has no result if nothing is entered', () => {
  expect(calculateFor({ mode: 'landToSeeds', seeds: '5' })).toEqual({ kind: 'empty' });
});

test.each([
  ['pink-egyptian', '20000', '160', 19_200n],
  // 153,846… kg at R135,50: the price of what is shown.
  ['shani', '20000', '154', 20_867n],
  ['shani', '1300', '10', 1_355n],
  ['shani', '1299', '10', 1_355n],
  ['shani', '1290', '9,9', 1_341n],
  ['shani', '6', '0,0462', 6n],
  // Without a price, and without a count of cloves.
  ['white-eastern', '20000', '200', undefined],
  ['giant-elephant', '20000', undefined, undefined],
])('%s: %s seeds weigh %s kg and cost R%s', (variety, seeds, kilograms, rand) => {
  const { seedWeight } = resultFor({ variety, seeds });
  expect(seedWeight && formatShortest(seedWeight.kilograms, 4)).toBe(kilograms);
  expect(seedWeight?.rand).toBe(rand);
});
