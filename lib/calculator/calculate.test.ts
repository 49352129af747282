import fc from 'fast-check';
import { calculatorProblems } from '@/content/calculator';
import { calculatorFacts } from '@/content/calculator-facts';
import { weightProblems } from '@/content/seed-weight';
import { varieties } from '@/content/varieties';
import { formatFraction, formatWhole } from '../numbers/format';
import { fraction } from '../numbers/fraction';
import { isEqual, plainSpaces, resultOf } from '../testing/figures';
import { calculate } from './calculate';
import { estimate } from './estimate';
import { type CalculatorInput, defaultInput, modes } from './input';
import { readFields } from './read-field';
import { units } from './seed-arithmetic';

const defaults = defaultInput(calculatorFacts);
type Changes = Partial<CalculatorInput>;

const { foreignWord } = calculatorProblems;

const work = (changes: Changes) => {
  const input = { ...defaults, ...changes };
  return calculate(calculatorFacts, input, readFields(calculatorFacts, input));
};
const land = (typed: string, unit: CalculatorInput['unit'] = 'sqm'): Changes => {
  return { mode: 'landToSeeds', land: typed, unit };
};
const oneHectareOfGiant: Changes = { ...land('1', 'hectare'), variety: 'giant-elephant' };

test.each<[Changes, ...figures: string[]]>([
  [{ seeds: '200000' }, '200 000', '9 900,00', '22,22', '99 000', '428 670', '1 980 000'],
  [{ seeds: '1' }, '1', '0,05', '22,22', '< 1', '2', '10'],
  [{ seeds: '5 000 cloves' }, '5 000', '247,50', '22,22', '2 475', '10 717', '49 500'],
  [{ seeds: '10,000' }, '10 000', '495,00', '22,22', '4 950', '21 434', '99 000'],
  [{ seeds: '10.000' }, '10 000', '495,00', '22,22', '4 950', '21 434', '99 000'],
  [{ seeds: '10,0 Seed' }, '10', '0,50', '22,22', '5', '21', '99'],
  [land('0,1'), '2', '0,10', '22,22', '1', '4', '20'],
  [land('2 ha', 'hectare'), '400 000', '20 000,00', '22,22', '200 000', '866 000', '4 000 000'],
  [land('1', 'acre'), '80 937', '4 046,86', '22,22', '40 469', '175 229', '809 372'],
  // Floating point would lose a seed here.
  [oneHectareOfGiant, '112 500', '10 000,00', '12,50', '100 000', '433 000', '2 000 000'],
  [{ ...land('100'), variety: 'shani' }, '3 000', '100,00', '33,33', '1 000', '4 330', '20 000'],
])(
  'works out %j: seeds, m², plants per m², litres per week, month and season',
  (changes, ...all) => {
    const result = resultOf(work(changes));
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

test('accepts the largest number of seeds and the largest size of land', () => {
  expect(resultOf(work({ seeds: '1000000000000' })).seeds).toBe(10n ** 12n);
  const { landSquareMetres } = resultOf(work(land('122081300', 'hectare')));
  expect(isEqual(landSquareMetres, fraction(1_220_813_000_000n))).toBe(true);
});

const problem = (sentence: string) => ({ kind: 'problem', problem: sentence });
const empty = { kind: 'empty' };

test.each<[Changes, outcome: object]>([
  [{ seeds: '0' }, problem(calculatorProblems.notPositive)],
  [{ seeds: '-5' }, problem(calculatorProblems.notPositive)],
  [{ seeds: '1,5' }, problem(calculatorProblems.notWhole)],
  [{ seeds: '2 ha' }, problem(foreignWord('ha'))],
  [{ seeds: '2 seed bags' }, problem(foreignWord('seed bags'))],
  [{ seeds: '2 bulb seeds' }, problem(foreignWord('bulb seeds'))],
  [{ seeds: 'many' }, problem(calculatorProblems.notWhole)],
  [{ seeds: '1,000.5' }, problem(calculatorProblems.notWhole)],
  [{ seeds: '1000000000001' }, problem(calculatorProblems.tooManySeeds)],
  [land('0'), problem(calculatorProblems.notPositive)],
  [land('-0,1'), problem(calculatorProblems.notPositive)],
  [land('0,09'), problem(calculatorProblems.tooLittleLand)],
  [land('0,05', 'hectare'), problem(calculatorProblems.tooLittleLand)],
  [land('2 ha', 'acre'), problem(foreignWord('ha'))],
  [land('wide'), problem(calculatorProblems.notANumber)],
  [land('122081301', 'hectare'), problem(calculatorProblems.tooMuchLand)],
  [land('9'.repeat(30), 'acre'), problem(calculatorProblems.tooMuchLand)],
  [land('10.000'), { kind: 'question', readings: ['10\u00a0000', '10,0'] }],
  [{ seeds: '  ' }, empty],
  [{ mode: 'landToSeeds', seeds: '5' }, empty],
])('has no result for %j: %j', (changes, outcome) => expect(work(changes)).toEqual(outcome));

const anyVariety = fc.constantFrom(...varieties);

test('needs exactly the spacing and a tenth for any number of seeds', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), anyVariety, (seeds, variety) => {
      const { landSquareMetres } = resultOf(work({ seeds: `${seeds}`, variety: variety.key }));
      const area = BigInt(variety.plantSpacingCm * variety.rowSpacingCm);
      return isEqual(landSquareMetres, fraction(seeds * area * 11n, 100_000n));
    }),
    { numRuns: 20_000 },
  );
});

test('rounds seeds down exactly for any land in any unit', () => {
  const hundredthsOfSquareMetre = { sqm: 100n, hectare: 1_000_000n, acre: 404_686n };
  const anyTenths = fc.bigInt({ min: 1n, max: 10n ** 8n });
  fc.assert(
    fc.property(anyTenths, fc.constantFrom(...units), anyVariety, (tenths, unit, variety) => {
      const typed = land(`${tenths / 10n},${tenths % 10n}`, unit);
      const { seeds } = resultOf(work({ ...typed, variety: variety.key }));
      // land in m² = tenths / 10 * unit / 100; seeds = floor(land * 9000 / area)
      const numerator = tenths * hundredthsOfSquareMetre[unit] * 9000n;
      const denominator = 1000n * BigInt(variety.plantSpacingCm * variety.rowSpacingCm);
      return seeds * denominator <= numerator && (seeds + 1n) * denominator > numerator;
    }),
    { numRuns: 20_000 },
  );
});

test('never throws, whatever is typed', () => {
  const codePoint = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff));
  const unit = codePoint.map((point) => String.fromCodePoint(point));
  const anyText = fc.string({ maxLength: 60, unit });
  fc.assert(
    fc.property(anyText, fc.constantFrom(...modes), (text, mode) => {
      work({ mode, seeds: text, land: text });
      const entered = { ...defaults, cloves: text, services: [text], tons: text, km: text };
      const result = resultOf(work({ ...entered, seeds: '5' }));
      estimate(calculatorFacts, result, entered, readFields(calculatorFacts, entered));
    }),
    { numRuns: 10_000 },
  );
});

const weigh = (variety: string, cloves: string) =>
  resultOf(work({ seeds: '20000', variety, cloves })).seedWeight;

test.each([
  // By the grower's own count, of a variety of which the farm has counted none.
  ['giant-elephant', '130', fraction(20_000, 130), undefined],
  ['giant-elephant', '2,5 Cloves', fraction(8_000), undefined],
  ['giant-elephant', '1 clove', fraction(20_000), undefined],
  ['giant-elephant', '1000', fraction(20), undefined],
  // 20 000 at 130 cloves and R135,50; by the grower's own count of 100; without a price.
  ['shani', '', fraction(20_000, 130), 2_084_615n],
  ['shani', '100', fraction(200), 2_710_000n],
  ['white-eastern', '', fraction(200), undefined],
])(
  '20 000 seeds of %s, %j cloves in a kilogram, weigh %j kg',
  (variety, cloves, kilograms, cents) => {
    const weight = resultOf(weigh(variety, cloves));
    expect(isEqual(weight.kilograms, kilograms)).toBe(true);
    expect(weight.cost?.cents).toBe(cents);
  },
);

test.each<[cloves: string, outcome: object]>([
  ['many', problem(weightProblems.notANumber)],
  ['0', problem(weightProblems.outOfRange)],
  ['-5', problem(weightProblems.outOfRange)],
  ['0,9', problem(weightProblems.outOfRange)],
  ['1000,1', problem(weightProblems.outOfRange)],
  ['9 cloves each', problem(foreignWord('cloves each'))],
  ['9 big cloves', problem(foreignWord('big cloves'))],
  ['1,000', { kind: 'question', readings: ['1\u00a0000', '1,0'] }],
  [' ', empty],
])('has no weight for %j cloves: %j', (cloves, outcome) => {
  expect(weigh('giant-elephant', cloves)).toEqual(outcome);
});
