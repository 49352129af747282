import { readCalculationLink, writeCalculationLink } from './calculation-link';
import { calculatorFacts } from './calculator-facts';
import { type CalculatorInput, defaultInput } from './input';
import { readFields } from './read-field';

const defaults = defaultInput(calculatorFacts);
type Changes = Partial<CalculatorInput>;

const read = (query: string) => readCalculationLink(calculatorFacts, `?${query}`);
const land = (typed: string): Changes => ({ mode: 'landToSeeds', land: typed });
const estimated: Changes = {
  variety: 'shani',
  seeds: '5',
  services: ['planting', 'seed-peeling'],
  tons: '2,50',
  km: '1 200',
};

// The link leaves out the other mode, a closed estimate and invalid numbers, and spells decimals without ambiguity.
test.each<[Changes, isEstimateOpen: boolean, query: string]>([
  [land('0,125'), false, 'variety=pink-egyptian&land=0.1250&unit=sqm'],
  [land('-5'), false, 'variety=pink-egyptian&unit=sqm'],
  [estimated, true, 'variety=shani&seeds=5&services=planting+seed-peeling&tons=2.5&km=1200'],
  [
    { ...estimated, land: '7', services: [], km: 'far', tons: '' },
    true,
    'variety=shani&seeds=5&services=',
  ],
])('writes %j, with its estimate open: %j, as %s', (changes, isEstimateOpen, query) => {
  const input = { ...defaults, ...changes };
  expect(writeCalculationLink(input, isEstimateOpen, readFields(input))).toBe(query);
});

test.each(['', 'fbclid=1&cloves=120'])('finds no calculation in %j', (query) => {
  expect(read(query)).toBeUndefined();
});

test.each<[string, Changes, isEstimateOpen?: boolean]>([
  [
    'variety=shani&seeds=5&services=planting+seed-peeling&tons=2.5&km=1200',
    { ...estimated, tons: '2,5', km: '1200' },
    true,
  ],
  ['seeds=5&km=80', { seeds: '5', km: '80' }, true],
  ['seeds=5&services=', { seeds: '5', services: [] }, true],
  ['land=1.5&km=2.5', { ...land('1,5'), km: '2,5' }, true],
  // An older link may have the grower's own count of cloves.
  ['seeds=5&cloves=120', { seeds: '5' }],
  ['seeds=5&cloves=lots', { seeds: '5' }],
  // Seeds take precedence over land, and the grower chooses between two readings.
  ['seeds=5&land=1,5', { seeds: '5', land: '1,5' }],
  ['land=10.000&unit=hectare', { ...land('10,000'), unit: 'hectare' }],
  // A choice without a number.
  ['variety=shani', { variety: 'shani' }],
  ['unit=hectare', { mode: 'landToSeeds', unit: 'hectare' }],
  // HTML-escaped by a program that passed it on.
  ['variety=shani&amp;seeds=20000', { variety: 'shani', seeds: '20000' }],
  ['variety=shani&amp;amp;seeds=20000', { variety: 'shani', seeds: '20000' }],
])('reads %s', (query, changes, isEstimateOpen = false) => {
  const input = { ...defaults, ...changes };
  expect(read(query)).toEqual({ input, isEstimateOpen, isFaulty: false });
});

test.each<[string, Changes]>([
  ['seeds=1e9', {}],
  ['variety=garlic', {}],
  ['unit=morgen', { mode: 'landToSeeds' }],
  ['variety=shani;seeds=20000', {}],
  ['variety=shani%26seeds=20000', {}],
  ['seeds=5&variety=__proto__', { seeds: '5' }],
  ['seeds=5&services=planting+mowing', { seeds: '5', services: ['planting'] }],
  ['seeds=5&tons=many&km=1e9', { seeds: '5' }],
  ['land=<script>alert(1)</script>&unit=morgen', { mode: 'landToSeeds' }],
])('replaces faulty values of %s with defaults, and reports it', (query, changes) => {
  expect(read(query)).toMatchObject({ input: { ...defaults, ...changes }, isFaulty: true });
});
