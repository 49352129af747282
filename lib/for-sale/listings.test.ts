import { factsSchema, type Lot } from '@/facts/schema/files';
import { listingsOn, summarise } from './listings';
import { findSaleListQuestion } from './sale-list-question';

const day = '2026-11-22';
const weaners = {
  what: 'weaners',
  per: 'kilogram',
  rand: 38.5,
  status: 'forSale',
} satisfies Lot;

/** The listings of lots, written as in a file. */
const listed = (...cattle: object[]) => {
  const written: unknown = JSON.parse(JSON.stringify({ asOf: day, vatOnCattle: 'none', cattle }));
  return listingsOn(day, factsSchema.shape['for-sale'].parse(written))['/bonsmara'];
};

test.each([
  ['2026-11-22', 1],
  ['2026-10-23', 1],
  ['2026-10-22', 0],
  ['2026-11-23', 0],
  [undefined, 0],
])('a list confirmed on %s shows %d lot', (asOf, count) => {
  expect(listingsOn(day, { asOf, cattle: [weaners] })['/bonsmara']).toHaveLength(count);
});

test('asks the owner about a list with lots that he has not confirmed for 30 days', () => {
  const ask = (asOf?: string) => findSaleListQuestion({ asOf, cattle: [weaners] }, day);
  expect(ask('2026-10-13')).toContain('since 13 October 2026');
  expect(ask()).toContain('confirmed it yet');
  expect(ask(day)).toBeUndefined();
  expect(findSaleListQuestion({ asOf: '2026-10-13' }, day)).toBeUndefined();
});

test.each<[total: string | undefined, lot: object]>([
  ['about R198 700 for all 24', { count: 24, averageKilograms: 215 }],
  ['about R10 630 000 for all 1 200', { count: 1200, averageKilograms: 230 }],
  ['about R8 297', { count: 1, averageKilograms: 215.5 }],
  [undefined, { count: 24 }],
  [undefined, { averageKilograms: 215 }],
  ['R168 000 for all 8', { per: 'head', rand: 21_000, count: 8 }],
  ['R42 000 for both', { per: 'head', rand: 21_000, count: 2 }],
  ['R3 001,50 for all 3', { per: 'head', rand: 1000.5, count: 3 }],
  [undefined, { per: 'head', rand: 21_000, count: 1 }],
  [undefined, { per: 'head', rand: 21_000 }],
  [undefined, { per: 'auction', rand: undefined, until: day, count: 24, averageKilograms: 215 }],
  [undefined, { per: 'arrangement', rand: undefined, count: 24, averageKilograms: 215 }],
  [undefined, { status: 'reserved', count: 24, averageKilograms: 215 }],
  [undefined, { status: 'sold', count: 24, averageKilograms: 215 }],
])('all animals of a lot cost %j together: %j', (total, changes) => {
  const [lot] = listed({ ...weaners, ...changes });
  expect(lot?.total?.replaceAll('\u00a0', ' ')).toBe(total);
});

test('sold lots come last', () => {
  const lots = listed({ ...weaners, status: 'sold' }, { ...weaners, what: 'cows' });
  expect(lots.map(({ name }) => name)).toEqual(['cows', 'weaners']);
});

test.each<[string, ...lots: [count: number | undefined, what: string, changes?: object][]]>([
  ['', [8, 'cows', { status: 'reserved' }], [1, 'bull', { status: 'sold' }]],
  ['For sale now: 24 weaners.', [24, 'weaners', { age: '7 months' }]],
  // The first three lots with a price, and the number of the others.
  [
    'For sale now: 24 weaners, 8 cows, 1 bull and 2 more lots.',
    [24, 'weaners'],
    [60, 'weaners', { per: 'auction', rand: undefined, until: day }],
    [8, 'cows'],
    [9, 'cows', { status: 'reserved' }],
    [1, 'bull'],
    [40, 'oxen'],
  ],
  // If none has a price, the first three lots, each name once.
  [
    'For sale now: steers, heifers and 1 more lot.',
    ...['steers', 'steers', 'heifers', 'oxen'].map((what, index): [undefined, string, object] => [
      undefined,
      what,
      { age: `${index + 2} years`, per: 'arrangement', rand: undefined },
    ]),
  ],
])('one line sums up what is for sale: %s', (line, ...lots) => {
  const list = lots.map(([count, what, more]) => ({ ...weaners, count, what, ...more }));
  expect(summarise(listed(...list))).toBe(line);
});

test('hides a lot from the day after its last', () => {
  expect(listed({ ...weaners, until: day })).toHaveLength(1);
  expect(listed({ ...weaners, until: '2026-11-21' })).toEqual([]);
});

const { rand: _, ...unpriced } = weaners;

test.each<[object, object]>([
  [weaners, { name: 'weaners', line: '' }],
  [{ ...weaners, until: '2026-12-01' }, { line: 'for sale until 1 December 2026' }],
  [{ ...weaners, until: '2026-12-01', status: 'sold' }, { line: '' }],
  [
    { ...unpriced, count: 3, what: 'bulls', per: 'auction', until: '2026-12-01' },
    {
      line: '',
      price: { unit: 'Auction on 1 December 2026' },
      question: 'I am interested in this lot: 3 bulls, auction on 1 December 2026.',
    },
  ],
  [
    { ...weaners, count: 1_200, age: '7 months', averageKilograms: 215.5 },
    {
      name: '1 200 weaners',
      line: '7 months, 215,5 kg on average',
      question:
        'I am interested in this lot: 1 200 weaners, 7 months, 215,5 kg on average, R38,50 per kilogram.',
    },
  ],
  [{ ...weaners, what: 'bull', count: 1, averageKilograms: 640 }, { line: '640 kg' }],
  [{ ...weaners, what: '2-tooth oxen', count: 24 }, { name: '24 × 2-tooth oxen' }],
  [{ ...weaners, what: '2-tooth oxen' }, { name: '2-tooth oxen' }],
  [
    { ...weaners, weighing: 'on our scale', text: 'Dehorned.' },
    { more: 'Weighing: on our scale. Dehorned.' },
  ],
  [
    { ...weaners, status: 'reserved' },
    {
      question:
        'Please tell me if this reserved lot becomes available: weaners, R38,50 per kilogram.',
    },
  ],
])('the lot %j is shown as %j', (lot, shown) => {
  const [listing] = listed(lot);
  const plain = JSON.stringify(listing).replaceAll('\u00a0', ' ');
  expect(JSON.parse(plain)).toMatchObject(shown);
});

test('a lot of garlic says how it is packed and delivered', () => {
  const lot = { ...weaners, size: '45 mm', packs: '10 kg bags.', delivery: 'by bus' };
  const garlic = listingsOn(day, factsSchema.shape['for-sale'].parse({ asOf: day, garlic: [lot] }));
  expect(garlic['/garlic']).toMatchObject([
    { line: '45 mm', more: 'Packs: 10 kg bags. Delivery: by bus.' },
  ]);
});
