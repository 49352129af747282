import fc from 'fast-check';
import { calculatorProblems } from '@/content/calculator';
import { varieties } from '@/content/varieties';
import { formatFraction } from '../numbers/format';
import { compare, type Fraction, fraction } from '../numbers/fraction';
import { anyText } from '../testing/any-text';
import { type CalculatorResult, calculate } from './calculate';
import { type CalculatorInput, defaultInput } from './input';
import { fromSquareMetres } from './seed-arithmetic';

function input(changes: Partial<CalculatorInput>): CalculatorInput {
  return { ...defaultInput, ...changes };
}

function result(changes: Partial<CalculatorInput>): CalculatorResult {
  const calculation = calculate(input(changes));
  if (calculation.kind !== 'result') throw new Error(`no result: ${JSON.stringify(calculation)}`);
  return calculation.value;
}

function isEqual(
  actual: Fraction,
  numerator: bigint | number,
  denominator: bigint | number = 1,
): boolean {
  return compare(actual, fraction(numerator, denominator)) === 0n;
}

function expectEqual(...compared: Parameters<typeof isEqual>) {
  expect(isEqual(...compared)).toBe(true);
}

test('gives 9 900 m² for 200 000 Pink Egyptian seeds', () => {
  expectEqual(result({ seeds: '200000' }).landSquareMetres, 9900);
});

test('gives 112 500 seeds for one hectare of Giant/Elephant, where floats lose one', () => {
  const calculation = result({
    mode: 'landToSeeds',
    variety: 'giant-elephant',
    land: '1',
    unit: 'hectare',
  });
  expect(calculation.seeds).toBe(112500n);
});

test('counts an acre as 4046,86 m²', () => {
  const calculation = result({ mode: 'landToSeeds', land: '1', unit: 'acre' });
  expectEqual(calculation.landSquareMetres, 404686, 100);
  expect(calculation.seeds).toBe(80937n);
  expect(formatFraction(fromSquareMetres(calculation.landSquareMetres, 'acre'), 4)).toBe('1,0000');
});

test('gives plants per m² and water for a week, a month and a season', () => {
  const calculation = result({ mode: 'landToSeeds', variety: 'shani', land: '100' });
  expect(formatFraction(calculation.plantsPerSquareMetre, 2)).toBe('33,33');
  expectEqual(calculation.waterLitresPerWeek, 1000);
  expectEqual(calculation.waterLitresPerMonth, 4330);
  expectEqual(calculation.waterLitresPerSeason, 20000);
});

test('works out water on the land needed, pathways included', () => {
  expectEqual(result({ seeds: '200000' }).waterLitresPerWeek, 99000);
});

test('is empty until something is entered', () => {
  expect(calculate(input({ seeds: '  ' }))).toEqual({ kind: 'empty' });
  expect(calculate(input({ mode: 'landToSeeds', seeds: '5' }))).toEqual({ kind: 'empty' });
});

test.each([
  ['0', calculatorProblems.notPositive],
  ['-5', calculatorProblems.notPositive],
  ['1,5', calculatorProblems.notWhole],
  ['2 ha', calculatorProblems.withWord('ha')],
  ['many', calculatorProblems.notANumber],
  ['1e30', calculatorProblems.notANumber],
  ['9'.repeat(40), calculatorProblems.tooManySeeds],
  ['1000000000001', calculatorProblems.tooManySeeds],
])('has a sentence and no result for %j seeds', (seeds, problem) => {
  expect(calculate(input({ seeds }))).toEqual({ kind: 'problem', problem });
});

test.each([
  ['0', 'sqm', calculatorProblems.notPositive],
  ['-0,1', 'sqm', calculatorProblems.notPositive],
  ['0,09', 'sqm', calculatorProblems.tooLittleLand],
  ['0,05', 'hectare', calculatorProblems.tooLittleLand],
  ['9'.repeat(30), 'acre', calculatorProblems.tooMuchLand],
  ['122081301', 'hectare', calculatorProblems.tooMuchLand],
] as const)('has a sentence and no result for %j %s of land', (land, unit, problem) => {
  expect(calculate(input({ mode: 'landToSeeds', land, unit }))).toEqual({
    kind: 'problem',
    problem,
  });
});

test('has no result until it is said which of two numbers is meant', () => {
  const question = { kind: 'question', readings: ['10\u00a0000', '10,0'] };
  expect(calculate(input({ seeds: '10,000' }))).toEqual(question);
  expect(calculate(input({ mode: 'landToSeeds', land: '10.000' }))).toEqual(question);
  expect(result({ seeds: '10,0' }).seeds).toBe(10n);
});

test('takes the words of the field behind a number, and no other unit than the chosen one', () => {
  expect(result({ seeds: '5 000 cloves' }).seeds).toBe(5000n);
  expectEqual(
    result({ mode: 'landToSeeds', land: '2 ha', unit: 'hectare' }).landSquareMetres,
    20_000,
  );
  expect(calculate(input({ mode: 'landToSeeds', land: '2 ha', unit: 'acre' }))).toEqual({
    kind: 'problem',
    problem: calculatorProblems.withWord('ha'),
  });
});

test('accepts the smallest and the largest of each', () => {
  expect(result({ seeds: '1' }).seeds).toBe(1n);
  expect(result({ seeds: '1000000000000' }).seeds).toBe(10n ** 12n);
  expect(result({ mode: 'landToSeeds', land: '0,1' }).seeds).toBe(2n);
  expectEqual(
    result({ mode: 'landToSeeds', land: '122081300', unit: 'hectare' }).landSquareMetres,
    1_220_813_000_000n,
  );
});

const anyVariety = fc.constantFrom(...varieties);

test('needs exactly the spacing and a tenth for any number of seeds', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), anyVariety, (seeds, variety) => {
      const { landSquareMetres } = result({ seeds: seeds.toString(), variety: variety.key });
      const area = BigInt(variety.plantSpacingCm * variety.rowSpacingCm);
      return isEqual(landSquareMetres, seeds * area * 11n, 100000n);
    }),
    { numRuns: 20000 },
  );
});

test('rounds seeds down exactly for any land in any unit', () => {
  const squareMetresTimes100 = { sqm: 100n, hectare: 1000000n, acre: 404686n };
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 8n }),
      fc.constantFrom('sqm', 'hectare', 'acre'),
      anyVariety,
      (tenths, unit, variety) => {
        const land = `${tenths / 10n},${tenths % 10n}`;
        const { seeds } = result({ mode: 'landToSeeds', land, unit, variety: variety.key });
        const area = BigInt(variety.plantSpacingCm * variety.rowSpacingCm);
        // land in m² = tenths / 10 * unit / 100; seeds = floor(land * 9000 / area)
        const numerator = tenths * squareMetresTimes100[unit] * 9000n;
        const denominator = 1000n * area;
        return seeds * denominator <= numerator && (seeds + 1n) * denominator > numerator;
      },
    ),
    { numRuns: 20000 },
  );
});

test('never throws and never shows a result for what is not a number, whatever is typed', () => {
  fc.assert(
    fc.property(
      anyText({ maxLength: 60 }),
      fc.constantFrom('seedsToLand', 'landToSeeds'),
      (text, mode) => {
        const { kind } = calculate(input({ mode, seeds: text, land: text }));
        return /[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/.test(text) || kind !== 'result';
      },
    ),
    { numRuns: 10000 },
  );
});
