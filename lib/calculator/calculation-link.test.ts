import fc from 'fast-check';
import { calculatorFacts } from '@/content/calculator-facts';
import { varieties } from '@/content/varieties';
import { fraction } from '../numbers/fraction';
import { spellNumber } from '../numbers/read-number';
import { calculate } from './calculate';
import { partNames, readCalculationLink, writeCalculationLink } from './calculation-link';
import { estimate } from './estimate';
import { type CalculatorInput, defaultInput, modes, serviceKey, trips } from './input';
import { readFields } from './read-field';
import { units } from './seed-arithmetic';

const defaults = defaultInput(calculatorFacts);
const serviceKeys = [...calculatorFacts.fieldPrices, ...calculatorFacts.processingPrices].map(
  serviceKey,
);

type Changes = Partial<CalculatorInput>;

const read = (query: string) => readCalculationLink(calculatorFacts, new URLSearchParams(query));
const land = (typed: string): Changes => ({ mode: 'landToSeeds', land: typed });
const inParts: Changes = {
  seeds: '5',
  cloves: '120',
  services: ['planting', 'seed-peeling'],
  tons: '2,50',
  km: '1 200',
  trip: 'single',
};
const inWeight = 'seeds=5&cloves=120';
const inAll: Changes = { seeds: '5', services: serviceKeys };
const ofCosts = ['estimate'] as const;
const allServices =
  'bed-shaping+planting+harvesting+bulb-cleaning+bulb-grading+bulb-breaking-splitting+seed-grading+seed-peeling';

// The link leaves out closed parts and invalid numbers, and decimals are not taken for thousands.
test.each<[Changes, openParts: readonly (typeof partNames)[number][], query: string]>([
  [{ seeds: '200 000', land: '7' }, [], 'seeds=200000'],
  [{ ...land('2,5 ha'), unit: 'hectare' }, [], 'land=2.5&unit=hectare'],
  [land('1,0'), [], 'land=1&unit=sqm'],
  [land('1 000,5'), [], 'land=1000.5&unit=sqm'],
  [land('1,0050'), [], 'land=1.0050&unit=sqm'],
  [land('0,125'), [], 'land=0.1250&unit=sqm'],
  [land('0,1234'), [], 'land=0.1234&unit=sqm'],
  [land('-5'), [], 'unit=sqm'],
  [inParts, ['weight'], inWeight],
  [inParts, partNames, `${inWeight}&services=planting+seed-peeling&tons=2.5&km=1200&trip=single`],
  [{ ...inParts, services: [], km: 'far', tons: '' }, ofCosts, 'seeds=5&services=&trip=single'],
  [inAll, ofCosts, `seeds=5&services=${allServices}&trip=return`],
])(
  'writes %j with the open parts %j as words that people can read: %s',
  (changes, parts, query) => {
    const input = { ...defaults, ...changes };
    const written = writeCalculationLink(input, parts, readFields(calculatorFacts, input));
    expect(written).toBe(`variety=pink-egyptian&${query}`);
  },
);

/** All that is worked out from an input. */
function outcomesOf(input: CalculatorInput) {
  const oneHectare = { landSquareMetres: fraction(10_000), seedWeight: { kind: 'empty' } } as const;
  const fields = readFields(calculatorFacts, input);
  const weighed = { ...input, mode: 'seedsToLand', seeds: '5' } as const;
  return [
    calculate(calculatorFacts, input, fields),
    estimate(calculatorFacts, oneHectare, input, fields),
    calculate(calculatorFacts, weighed, readFields(calculatorFacts, weighed)),
  ];
}

test('reads what it wrote, whatever was calculated', () => {
  const size = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 0, max: 5 }))
    .map(([digits, decimals]) => spellNumber(fraction(digits, 10n ** BigInt(decimals))));
  const sizeOrNothing = fc.oneof(fc.constant(''), size);
  const input = fc.record<CalculatorInput>({
    mode: fc.constantFrom(...modes),
    variety: fc.constantFrom(...varieties.map(({ key }) => key)),
    seeds: size,
    land: size,
    unit: fc.constantFrom(...units),
    cloves: sizeOrNothing,
    services: fc.subarray([...serviceKeys]),
    tons: sizeOrNothing,
    km: sizeOrNothing,
    trip: fc.constantFrom(...trips),
  });
  fc.assert(
    fc.property(input, (entered) => {
      const fields = readFields(calculatorFacts, entered);
      const linked = read(writeCalculationLink(entered, partNames, fields));
      if (!linked) throw new Error('There is no calculation in the link.');
      expect(linked.isFaulty).toBe(false);
      expect(linked.openParts).toEqual(entered.cloves ? partNames : ['estimate']);
      expect(outcomesOf(linked.input)).toEqual(outcomesOf(entered));
    }),
    { numRuns: 1000 },
  );
});

test.each(['', 'utm_source=x', 'variety=shani', 'Seeds=5'])('has nothing in %j', (query) => {
  expect(read(query)).toBeUndefined();
});

test.each<[string, Changes, ...openParts: string[]]>([
  ['seeds=5', { seeds: '5' }],
  ['seeds=5&services=', { seeds: '5', services: [] }, 'estimate'],
  ['seeds=5&cloves=120', { seeds: '5', cloves: '120' }, 'weight'],
  ['seeds=5&trip=single', { seeds: '5', trip: 'single' }, 'estimate'],
  ['seeds=5&tons=1&cloves=2', { seeds: '5', tons: '1', cloves: '2' }, 'weight', 'estimate'],
  ['land=1.5&km=2.5', { ...land('1,5'), km: '2,5' }, 'estimate'],
  // Of seeds and land the seeds; and land of two readings is left to the grower.
  ['seeds=5&land=1,5', { seeds: '5', land: '1,5' }],
  ['land=10.000&unit=hectare', { ...land('10,000'), unit: 'hectare' }],
])('reads %s', (query, changes, ...openParts) => {
  const input = { ...defaults, ...changes };
  expect(read(query)).toEqual({ input, openParts, isFaulty: false });
});

test.each<[string, Changes]>([
  ['seeds=many', {}],
  ['seeds=1e9', {}],
  ['seeds=5+ha', {}],
  ['seeds=5&variety=__proto__', { seeds: '5' }],
  ['seeds=5&variety=red', { seeds: '5' }],
  ['seeds=5&services=planting+mowing', { seeds: '5', services: ['planting'] }],
  ['seeds=5&tons=many&km=1e9&trip=round&cloves=lots', { seeds: '5' }],
  ['land=2.5&unit=morgen', land('2,5')],
  ['land=<script>alert(1)</script>&unit=acre', { mode: 'landToSeeds', unit: 'acre' }],
])('puts the default in the place of what it cannot read in %s, and says so', (query, changes) => {
  expect(read(query)).toMatchObject({ input: { ...defaults, ...changes }, isFaulty: true });
});
