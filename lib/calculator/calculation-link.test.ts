import fc from 'fast-check';
import { varieties } from '@/content/varieties';
import { anyText } from '../test-text';
import { calculate } from './calculate';
import { readCalculationLink, writeCalculationLink } from './calculation-link';
import { defaultInput, modes, units } from './choices';
import { parseDecimal } from './parse-decimal';

function read(query: string) {
  return readCalculationLink(new URLSearchParams(query));
}

test('writes a calculation in words that people can read', () => {
  const input = { ...defaultInput, seeds: '200 000', land: '7' };
  expect(String(writeCalculationLink(input))).toBe('variety=pink-egyptian&seeds=200000');
  expect(
    String(writeCalculationLink({ ...input, mode: 'landToSeeds', land: '2,5', unit: 'hectare' })),
  ).toBe('variety=pink-egyptian&land=2.5&unit=hectare');
});

test.each(['', ' ', 'many', '1e9'])('writes nothing for %j seeds', (seeds) => {
  expect(String(writeCalculationLink({ ...defaultInput, seeds }))).toBe('');
});

test('reads what it wrote, whatever was calculated', () => {
  const number = fc.oneof(
    fc.integer({ min: -5, max: 10 ** 9 }).map(String),
    fc
      .double({ min: 0, max: 10 ** 6, noNaN: true })
      .map((size) => size.toFixed(2).replace('.', ',')),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...modes),
      fc.constantFrom(...varieties),
      number,
      fc.constantFrom(...units),
      (mode, variety, size, unit) => {
        const name = mode === 'seedsToLand' ? 'seeds' : 'land';
        const input = {
          ...defaultInput,
          mode,
          variety,
          [name]: size,
          ...(name === 'land' && { unit }),
        };
        const linked = readCalculationLink(writeCalculationLink(input));
        expect(linked?.isFaulty).toBe(false);
        expect(linked?.input).toEqual(input);
        expect(linked && calculate(linked.input)).toEqual(calculate(input));
      },
    ),
  );
});

test.each(['', 'utm_source=x', 'variety=shani', 'Seeds=5'])(
  'finds no calculation in %j',
  (query) => {
    expect(read(query)).toBeUndefined();
  },
);

test.each([
  ['seeds=many', { seeds: '' }],
  ['seeds=1e9', { seeds: '' }],
  [`seeds=${'9'.repeat(31)}`, { seeds: '' }],
  ['seeds=5&variety=__proto__', { seeds: '5', variety: varieties[0] }],
  ['seeds=5&variety=red', { seeds: '5', variety: varieties[0] }],
  ['land=2.5&unit=morgen', { mode: 'landToSeeds', land: '2,5', unit: 'sqm' }],
  ['land=<script>alert(1)</script>&unit=acre', { mode: 'landToSeeds', land: '', unit: 'acre' }],
])('puts the default in the place of what it cannot read in %j, and says so', (query, changes) => {
  expect(read(query)).toEqual({ input: { ...defaultInput, ...changes }, isFaulty: true });
});

test('goes by the seeds of a link that has land as well, and takes a comma or a point', () => {
  expect(read('seeds=5&land=1,5')).toEqual({
    input: { ...defaultInput, seeds: '5', land: '1,5' },
    isFaulty: false,
  });
  expect(read('land=1.5')?.input.land).toBe('1,5');
});

test('never throws and never takes over what is none of ours', () => {
  const value = fc.oneof(anyText(), fc.constantFrom('5', '-1', '2.5', 'shani'));
  const query = fc.dictionary(
    fc.oneof(fc.constantFrom('seeds', 'land', 'variety', 'unit', 'mode'), fc.string()),
    value,
  );
  fc.assert(
    fc.property(query, (pairs) => {
      const linked = readCalculationLink(new URLSearchParams(pairs));
      if (!linked) return;
      const { mode, variety, seeds, land, unit } = linked.input;
      expect(modes).toContain(mode);
      expect(varieties).toContain(variety);
      expect(units).toContain(unit);
      for (const size of [seeds, land]) expect(size === '' || parseDecimal(size)).toBeTruthy();
    }),
    { numRuns: 2000 },
  );
});
