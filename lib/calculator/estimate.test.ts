import { fraction } from '../numbers/fraction';
import { resultOf } from '../testing/figures';
import { calculatorFacts } from './calculator-facts';
import { estimate } from './estimate';
import { type CalculatorInput, defaultInput } from './input';
import { readFields } from './read-field';

type Changes = Partial<CalculatorInput>;

const oneHectare = { landSquareMetres: fraction(10_000), seedWeight: { kind: 'empty' } } as const;

const estimateFor = (changes: Changes, facts = calculatorFacts) => {
  const input = { ...defaultInput(facts), services: [], ...changes };
  return estimate(facts, oneHectare, input, readFields(facts, input));
};

const services = [
  'bed-shaping',
  'planting',
  'harvesting',
  'bulb-cleaning',
  'bulb-grading',
  'bulb-breaking-splitting',
  'seed-grading',
  'seed-peeling',
];

test.each<[Changes, ...rand: number[]]>([
  [{ services, tons: '1' }, 1000, 2500, 3500, 600, 600, 500, 450, 400],
  [{ services: ['bulb-cleaning'], tons: '26280', km: '2500' }, 15_768_000, 27_500],
  [{ services: ['planting', 'bulb-cleaning'], tons: '0' }, 2500],
])('charges for a hectare and %j: R%d', (changes, ...rand) => {
  const cents = resultOf(estimateFor(changes)).lines.map((line) => Number(line.cents));
  expect(cents).toEqual(rand.map((each) => each * 100));
});

test('charges kilometres one way if the farm does, and none until it has said so', () => {
  const travel = (kilometres?: 'oneWay') =>
    estimateFor({ km: '80' }, { ...calculatorFacts, kilometres });
  expect(resultOf(travel('oneWay')).totalCents).toBe(44_000n);
  expect(travel()).toEqual({ kind: 'empty' });
});

test.each<[Changes, problem: string]>([
  [{ km: '-1' }, 'Enter zero or more.'],
  [{ km: 'far' }, 'Enter the kilometres in digits, such as 80.'],
  [
    { services: ['bulb-cleaning'] },
    'Enter the tons to process, or untick the services under “At our facility”.',
  ],
])('has no estimate for %j: %s', (changes, problem) => {
  expect(estimateFor({ services: ['planting'], ...changes })).toEqual({ kind: 'problem', problem });
});

test('asks which of two numbers the kilometres are, and is empty without services', () => {
  const question = { kind: 'question', readings: ['1\u00a0200', '1,2'] };
  expect(estimateFor({ services: ['planting'], km: '1.200' })).toEqual(question);
  expect(estimateFor({ services: [], km: '0' })).toEqual({ kind: 'empty' });
});
