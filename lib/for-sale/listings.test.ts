import type { Lot } from '@/content/facts/schema/facts';
import { listingsOn, summarise } from './listings';
import { findSaleListQuestion } from './sale-list-question';

const day = '2026-11-22';
const weaners: Lot = {
  what: '24 weaners, 215,5 kg on average',
  per: 'kilogram',
  rand: 38.5,
  status: 'forSale',
};

const listed = (...cattle: Lot[]) => listingsOn(day, { asOf: day, cattle })['/bonsmara'];

test.each([
  ['2026-11-22', 1],
  ['2026-10-23', 1],
  ['2026-10-22', 0],
  ['2026-11-23', 0],
  [undefined, 0],
])('a list confirmed on %s shows %d lot', (asOf, count) => {
  expect(listingsOn(day, { asOf, cattle: [weaners] })['/bonsmara']).toHaveLength(count);
});

test('the owner is asked about a list with lots that was not confirmed for 30 days', () => {
  const ask = (asOf?: string) => findSaleListQuestion({ asOf, cattle: [weaners] }, day);
  expect(ask('2026-10-13')).toContain('since 13 October 2026');
  expect(ask()).toContain('confirmed it yet');
  expect(ask(day)).toBeUndefined();
  expect(findSaleListQuestion({ asOf: '2026-10-13' }, day)).toBeUndefined();
});

test.each<[total: string | undefined, lot: Partial<Lot>]>([
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
  [undefined, { per: 'auction', rand: undefined, count: 24, averageKilograms: 215 }],
  [undefined, { per: 'arrangement', rand: undefined, count: 24, averageKilograms: 215 }],
  [undefined, { status: 'reserved', count: 24, averageKilograms: 215 }],
  [undefined, { status: 'sold', count: 24, averageKilograms: 215 }],
])('all animals of a lot cost %j together: %j', (total, changes) => {
  const [lot] = listed({ ...weaners, ...changes });
  expect(lot?.total?.replaceAll('\u00a0', ' ')).toBe(total);
});

test('sold lots come last', () => {
  const lots = listed({ ...weaners, status: 'sold' }, { ...weaners, what: '8 cows' });
  expect(lots.map(({ name }) => name)).toEqual(['8 cows', '24 weaners']);
});

test.each<[string, ...lots: [what: string, changes?: Partial<Lot>][]]>([
  ['', ['8 cows', { status: 'reserved' }], ['1 bull', { status: 'sold' }]],
  ['Now for sale: 24 weaners.', ['24 weaners, dehorned']],
  // The first three with a price, and the number of all.
  [
    'Now for sale: 24 weaners, 8 cows, 1 bull and more (5 lots).',
    ['24 weaners'],
    ['60 weaners', { per: 'auction', rand: undefined }],
    ['8 cows'],
    ['9 cows', { status: 'reserved' }],
    ['1 bull'],
    ['40 oxen'],
  ],
  // Without a price the first three, each name once.
  [
    'Now for sale: Shani bulbs, Shani seed and more (4 lots).',
    ...['Shani bulbs, small', 'Shani bulbs, large', 'Shani seed', 'Pink Egyptian seed'].map(
      (what): [string, Partial<Lot>] => [what, { per: 'arrangement', rand: undefined }],
    ),
  ],
])('one line sums up what is for sale: %s', (line, ...lots) => {
  expect(summarise(listed(...lots.map(([what, more]) => ({ ...weaners, what, ...more }))))).toBe(
    line,
  );
});

test('a lot disappears the day after its last', () => {
  expect(listed({ ...weaners, until: day })).toHaveLength(1);
  expect(listed({ ...weaners, until: '2026-11-21' })).toEqual([]);
});

const { rand: _, ...unpriced } = weaners;

test.each<[Lot, object]>([
  [weaners, { name: '24 weaners', line: '215,5 kg on average' }],
  [
    { ...weaners, until: '2026-12-01' },
    { line: '215,5 kg on average, for sale until 1 December 2026' },
  ],
  [{ ...weaners, until: '2026-12-01', status: 'sold' }, { line: '215,5 kg on average' }],
  [
    { ...unpriced, what: '3 bulls', per: 'auction', until: '2026-12-01' },
    {
      line: '1 December 2026',
      price: { per: 'auction' },
      question: 'I am interested in this lot: 3 bulls, on auction.',
    },
  ],
  [
    { ...weaners, what: '24 weaners, 7 months', count: 24, averageKilograms: 215 },
    {
      name: '24 weaners',
      line: '7 months, 215 kg on average',
      question:
        'I am interested in this lot: 24 weaners, 7 months, 215 kg on average, R38,50 per kilogram.',
    },
  ],
  [
    { ...weaners, what: 'Weaners, 215 kg', count: 24, averageKilograms: 215 },
    { name: 'Weaners', line: '24 head, 215 kg' },
  ],
  [{ ...weaners, what: '1 bull', count: 1, averageKilograms: 640 }, { line: '640 kg' }],
  [
    { ...weaners, weighing: 'on our scale', text: 'Dehorned.' },
    { more: 'Weighing: on our scale. Dehorned.' },
  ],
  [
    { ...weaners, packs: '10 kg bags.', delivery: 'by bus' },
    { more: 'Packs: 10 kg bags. Delivery: by bus.' },
  ],
  [
    { ...weaners, status: 'reserved' },
    {
      question:
        'Please tell me if this reserved lot becomes available: 24 weaners, 215,5 kg on average, R38,50 per kilogram.',
    },
  ],
])('the lot %j is shown as %j', (lot, shown) => {
  expect(listed(lot)).toMatchObject([shown]);
});
