import fc from 'fast-check';
import { formatCost } from '@/text/format-number';
import { fraction } from '@/text/fraction';
import { plainSpaces } from '../testing/figures';
import { calculatorFacts } from './calculator-facts';
import { describeEstimate } from './describe-calculation';
import { estimate } from './estimate';
import { type CalculatorInput, defaultInput } from './input';
import { readFields } from './read-field';
import { workOut } from './work-out';

type Changes = Partial<CalculatorInput>;

const oneHectare = { landSquareMetres: fraction(10_000), seedWeight: undefined };

const estimateFor = (changes: Changes, facts = calculatorFacts) => {
  const input = { ...defaultInput(facts), services: [], ...changes };
  return estimate(facts, oneHectare, input, readFields(input));
};
const sentenceFor = (...input: Parameters<typeof estimateFor>) => {
  const costs = estimateFor(...input);
  return costs && plainSpaces(describeEstimate(costs)).replace(' Seed is not included.', '');
};

const prices = {
  'bed-shaping': 1000,
  planting: 2500,
  harvesting: 3500,
  'bulb-cleaning': 600,
  'bulb-grading': 600,
  'bulb-breaking-splitting': 500,
  'seed-grading': 450,
  'seed-peeling': 400,
};
const services = Object.keys(prices);

test.each<[Changes, sentence: string | undefined]>([
  [{}, undefined],
  [{ km: '0' }, undefined],
  [
    { services: ['planting', 'seed-peeling'], tons: '2,5', km: '80' },
    'Estimate, not a quote: planting R2 500, seed peeling R1 000, travelling, one journey there and back R880; total, including any VAT: R4 380. Work in two seasons needs two journeys: R880 for each journey.',
  ],
  [
    { services: ['planting', 'bulb-cleaning'] },
    'Estimate, not a quote: planting R2 500; total so far, including any VAT: R2 500; not counted: bulb cleaning, travelling.',
  ],
  [{ services: ['bulb-cleaning'] }, 'Estimate, not a quote; not counted: bulb cleaning.'],
  [
    { services: ['planting', 'bulb-cleaning'], tons: '-1', km: '1.200' },
    'Estimate, not a quote: planting R2 500; total so far, including any VAT: R2 500; not counted: bulb cleaning, travelling.',
  ],
])('describes the estimate for a hectare and %j: %s', (changes, sentence) => {
  expect(sentenceFor(changes)).toBe(sentence);
});

test('charges kilometres one way if the farm does, and shows only their price until it has said so', () => {
  const changes = { services: ['planting'], km: '80' };
  const travel = (kilometres?: 'oneWay') =>
    estimateFor(changes, { ...calculatorFacts, kilometres })?.services.at(-1);
  expect(travel('oneWay')).toMatchObject({
    name: 'Travelling, one journey charged one way',
    rand: 440n,
  });
  expect(travel()).toEqual({
    name: 'Travelling',
    quantity: 'R5,50 per kilometre',
    rand: undefined,
  });
});

test('a total says that it includes VAT only if the farm charges VAT', () => {
  const changes = { services: ['planting'], km: '0' };
  expect(estimateFor(changes)?.total.name).toBe('Total, including any VAT');
  const facts = { ...calculatorFacts, includingVat: '' } as const;
  expect(estimateFor(changes, facts)?.total.name).toBe('Total');
});

/** A quotient rounded half up. */
function halfUp(dividend: bigint, divisor: bigint): bigint {
  return dividend / divisor + ((dividend % divisor) * 2n >= divisor ? 1n : 0n);
}

/** Hundredths of a m² in a unit. */
const unitAreas = { sqm: 100n, hectare: 1_000_000n, acre: 404_686n };

/** A number of hundredths, and as a grower types it. */
const hundredths = (max: number) =>
  fc.integer({ min: 10, max }).map((count) => {
    return { exact: BigInt(count), typed: String(count / 100).replace('.', ',') };
  });

const calculations = fc.record({
  unit: fc.constantFrom('sqm', 'hectare', 'acre'),
  land: hundredths(5_000_000),
  services: fc.subarray(services, { minLength: 1 }),
  tons: hundredths(500_000),
  km: fc.integer({ min: 1, max: 900 }),
});

test('60 estimates equal exact arithmetic, and their totals are the sums of what they show', () => {
  const check = fc.property(calculations, ({ unit, land, tons, km, ...chosen }) => {
    const texts = { land: land.typed, tons: tons.typed, km: String(km) };
    const input = { ...defaultInput(calculatorFacts), ...chosen, ...texts, unit };
    const { costs } = workOut(calculatorFacts, { ...input, mode: 'landToSeeds' }, true);
    // In ten thousandths of a m².
    const area = land.exact * unitAreas[unit];
    const perService = Object.entries(prices).flatMap(([service, rand], index) => {
      const price = BigInt(rand);
      const cost = index < 3 ? halfUp(area * price, 10n ** 8n) : halfUp(tons.exact * price, 100n);
      return chosen.services.includes(service) ? [cost] : [];
    });
    const isOnTheLand = services.slice(0, 3).some((each) => chosen.services.includes(each));
    const expected = [...perService, ...(isOnTheLand ? [halfUp(BigInt(2 * km * 550), 100n)] : [])];
    expect(costs?.services.map(({ rand }) => rand)).toEqual(expected);
    const shown = [...(costs?.services ?? []), ...(costs?.seed ? [costs.seed] : [])].map(
      ({ rand }) => BigInt(formatCost(rand).replace(/^<.*|\D/g, '')),
    );
    expect(costs?.total.rand).toBe(shown.reduce((sum, rand) => sum + rand, 0n));
  });
  fc.assert(check, { numRuns: 60 });
});
