import fc from 'fast-check';
import { varieties } from '@/content/varieties';
import { readNumber, spellNumber } from '../numbers/read-number';
import { anyText } from '../testing/any-text';
import { calculate } from './calculate';
import { linkKeys, partNames, readCalculationLink, writeCalculationLink } from './calculation-link';
import { estimate, serviceKeys, trips } from './estimate';
import { type CalculatorInput, defaultInput, modes, units } from './input';
import { seedWeight } from './seed-weight';

function read(query: string) {
  return readCalculationLink(new URLSearchParams(query));
}

function write(changes: Partial<CalculatorInput>, openParts = partNames.slice(0, 0)) {
  return writeCalculationLink({ ...defaultInput, ...changes }, openParts);
}

test('writes a calculation in words that people can read', () => {
  expect(write({ seeds: '200 000', land: '7' })).toBe('variety=pink-egyptian&seeds=200000');
  expect(write({ mode: 'landToSeeds', land: '2,5 ha', unit: 'hectare' })).toBe(
    'variety=pink-egyptian&land=2.5&unit=hectare',
  );
});

test('writes what stands in the open parts, and not in the closed ones', () => {
  const typed: Partial<CalculatorInput> = {
    seeds: '5',
    cloves: '120',
    services: 'planting seed-peeling',
    tons: '2,50',
    km: '1 200',
    trip: 'single',
  };
  expect(write(typed, ['bed', 'estimate'])).toBe(
    'variety=pink-egyptian&seeds=5&cloves=120&services=planting+seed-peeling&tons=2.5&km=1200&trip=single',
  );
  expect(write(typed, ['bed'])).toBe('variety=pink-egyptian&seeds=5&cloves=120');
  expect(write({ ...typed, services: '', tons: '', km: 'far' }, ['estimate'])).toBe(
    'variety=pink-egyptian&seeds=5&services=&trip=single',
  );
});

test.each([
  ['1,0', '1'],
  ['1 000,5', '1000.5'],
  ['1,0050', '1.0050'],
  ['0,125', '0.1250'],
])('writes %j so that it cannot be read in two ways', (land, written) => {
  expect(write({ mode: 'landToSeeds', land })).toBe(
    `variety=pink-egyptian&land=${written}&unit=sqm`,
  );
});

test('reads what it wrote, whatever was calculated', () => {
  const size = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 0, max: 5 }))
    .map(([numerator, decimals]) =>
      spellNumber({ numerator, denominator: 10n ** BigInt(decimals) }),
    );
  const maybe = fc.oneof(fc.constant(''), size);
  const input = fc.record<CalculatorInput>({
    mode: fc.constantFrom(...modes),
    variety: fc.constantFrom(...varieties.map(({ key }) => key)),
    seeds: size,
    land: size,
    unit: fc.constantFrom(...units),
    cloves: maybe,
    services: fc.subarray([...serviceKeys]).map((keys) => keys.join(' ')),
    tons: maybe,
    km: maybe,
    trip: fc.constantFrom(...trips),
  });
  fc.assert(
    fc.property(input, (entered) => {
      const linked = read(writeCalculationLink(entered, partNames));
      if (!linked) throw new Error('There is no calculation in the link.');
      const land = { numerator: 10n ** 4n, denominator: 1n };
      expect(linked.isFaulty).toBe(false);
      expect(linked.openParts).toEqual(entered.cloves ? partNames : ['estimate']);
      expect(calculate(linked.input)).toEqual(calculate(entered));
      expect(estimate(land, linked.input)).toEqual(estimate(land, entered));
      expect(seedWeight(5n, linked.input.cloves)).toEqual(seedWeight(5n, entered.cloves));
    }),
    { numRuns: 1000 },
  );
});

test.each(['', 'utm_source=x', 'variety=shani', 'Seeds=5'])(
  'finds no calculation in %j',
  (query) => {
    expect(read(query)).toBeUndefined();
  },
);

test.each<[string, Partial<CalculatorInput>]>([
  ['seeds=many', { seeds: '' }],
  ['seeds=1e9', { seeds: '' }],
  ['seeds=5+ha', { seeds: '' }],
  ['seeds=5&variety=__proto__', { seeds: '5' }],
  ['seeds=5&variety=red', { seeds: '5' }],
  ['seeds=5&services=planting+mowing', { seeds: '5', services: 'planting' }],
  ['seeds=5&tons=many&km=1e9&trip=round&cloves=lots', { seeds: '5' }],
  ['land=2.5&unit=morgen', { mode: 'landToSeeds', land: '2,5' }],
  ['land=<script>alert(1)</script>&unit=acre', { mode: 'landToSeeds', unit: 'acre' }],
])('puts the default in the place of what it cannot read in %j, and says so', (query, changes) => {
  const linked = read(query);
  expect(linked?.input).toEqual({ ...defaultInput, ...changes });
  expect(linked?.isFaulty).toBe(true);
});

test('starts with the work on the land where a link has no services', () => {
  expect(read('seeds=5')?.input.services).toBe('bed-shaping planting harvesting');
  expect(read('seeds=5&services=')?.input.services).toBe('');
});

test('opens the parts that a link has a key of', () => {
  expect(read('seeds=5')?.openParts).toEqual([]);
  expect(read('seeds=5&cloves=120')?.openParts).toEqual(['bed']);
  expect(read('seeds=5&trip=single')?.openParts).toEqual(['estimate']);
});

test('goes by the seeds of a link that has land as well, and takes a comma or a point', () => {
  const linked = read('seeds=5&land=1,5');
  expect(linked?.input).toEqual({ ...defaultInput, seeds: '5', land: '1,5' });
  expect(linked?.isFaulty).toBe(false);
  expect(read('land=1.5')?.input.land).toBe('1,5');
});

test('leaves a number that can be read in two ways to the grower', () => {
  const linked = read('land=10.000&unit=hectare');
  expect(linked?.isFaulty).toBe(false);
  expect(linked && calculate(linked.input).kind).toBe('question');
});

test('never throws and never takes over what is none of ours', () => {
  const value = fc.oneof(anyText(), fc.constantFrom('5', '-1', '2.5', '1.000.000', 'shani'));
  const query = fc.dictionary(fc.oneof(fc.constantFrom(...linkKeys, 'mode'), fc.string()), value);
  fc.assert(
    fc.property(query, (pairs) => {
      const linked = readCalculationLink(new URLSearchParams(pairs));
      if (!linked) return;
      const { mode, variety, seeds, land, unit } = linked.input;
      expect(modes).toContain(mode);
      expect(varieties.map(({ key }) => key)).toContain(variety);
      expect(units).toContain(unit);
      for (const size of [seeds, land]) expect(readNumber(size).kind).not.toBe('problem');
    }),
    { numRuns: 2000 },
  );
});
