import { type Fraction, fraction } from '../numbers/fraction';
import { resultOf } from '../testing/figures';
import type { SeedWeight } from './calculate';
import { type CalculatorFacts, calculatorFacts } from './calculator-facts';
import { estimate } from './estimate';
import { type CalculatorInput, defaultInput } from './input';
import { readFields } from './read-field';

type Changes = Partial<CalculatorInput>;

const oneHectare = fraction(10_000);
const work = (
  changes: Changes,
  land: Fraction = oneHectare,
  weight?: SeedWeight,
  facts: CalculatorFacts = calculatorFacts,
) => {
  const input = { ...defaultInput(facts), services: [], ...changes };
  const seedWeight = weight
    ? ({ kind: 'result', value: weight } as const)
    : ({ kind: 'empty' } as const);
  const result = { landSquareMetres: land, seedWeight };
  return estimate(facts, result, input, readFields(facts, input));
};

const onField = ['bed-shaping', 'planting', 'harvesting'];
const atFacility = [
  'bulb-cleaning',
  'bulb-grading',
  'bulb-breaking-splitting',
  'seed-grading',
  'seed-peeling',
];

test.each<[Changes, ...rand: number[]]>([
  [{ services: onField }, 1000, 2500, 3500],
  [{ services: atFacility, tons: '1' }, 600, 600, 500, 450, 400],
  [{ services: ['bulb-cleaning'], tons: '26280', km: '2500' }, 15_768_000, 27_500],
  [{ services: ['planting', 'bulb-cleaning'], tons: '0' }, 2500],
  [{ services: ['bulb-cleaning'], tons: '2,5' }, 1500],
])('charges for a hectare and %j: R%d', (changes, ...rand) => {
  const cents = resultOf(work(changes)).lines.map((line) => Number(line.cents));
  expect(cents).toEqual(rand.map((each) => each * 100));
});

test.each([
  ['return', 88_000n],
  ['oneWay', 44_000n],
] as const)('counts 80 kilometres as the farm says, %s', (kilometres, cents) => {
  const facts = { ...calculatorFacts, kilometres };
  expect(resultOf(work({ km: '80' }, oneHectare, undefined, facts)).totalCents).toBe(cents);
});

test('leaves out travelling until the farm says how kilometres count', () => {
  const facts = { ...calculatorFacts, kilometres: undefined };
  expect(work({ km: '80' }, oneHectare, undefined, facts)).toEqual({ kind: 'empty' });
});

test('adds the seed below the services if it has a price', () => {
  const kilograms = fraction(4001, 10);
  const seed = { kilograms, clovesPerKilogram: fraction(125) };
  const cost = { randPerKilogram: 120, cents: 4_801_200n };
  const twoHectares = fraction(20_000);
  const priced = resultOf(work({ services: ['planting'] }, twoHectares, { ...seed, cost }));
  expect(priced.totalCents).toBe(500_000n);
  expect(priced.seed).toEqual({ kilograms, cents: cost.cents });
  const unpriced = work({ services: ['planting'] }, twoHectares, { ...seed, cost: undefined });
  expect(resultOf(unpriced).seed).toBeUndefined();
});

test.each<[Changes, problem: string]>([
  [{ km: '-1' }, 'Enter zero or more.'],
  [{ tons: '-0,5' }, 'Enter zero or more.'],
  [{ km: 'far' }, 'Enter the kilometres in digits, such as 80.'],
  [
    { services: ['bulb-cleaning'] },
    'Enter the tons to process, or clear the ticks under “At our facility”.',
  ],
])('has no estimate for %j: %s', (changes, problem) => {
  expect(work({ services: ['planting'], ...changes })).toEqual({ kind: 'problem', problem });
});

test('asks which of two numbers the kilometres are, and is empty without services', () => {
  const question = { kind: 'question', readings: ['1\u00a0200', '1,2'] };
  expect(work({ services: ['planting'], km: '1.200' })).toEqual(question);
  expect(work({ services: [], km: '0' })).toEqual({ kind: 'empty' });
});
