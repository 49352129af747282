import type { Lot } from '@/content/facts/schema/facts';
import { findSaleListQuestion, listingsOn, summarise } from './listings';

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

test('sold lots come last, without an offer', () => {
  const lots = listed({ ...weaners, status: 'sold' }, { ...weaners, what: '8 cows' });
  expect(lots.map(({ name }) => name)).toEqual(['8 cows', '24 weaners']);
  expect(lots.map(({ offer }) => offer?.rand)).toEqual([38.5, undefined]);
});

test('one line sums up what is for sale, without reserved or sold lots', () => {
  const lots = ['24 weaners, dehorned', '60 weaners', '1 bull'].map((what) => ({
    ...weaners,
    what,
  }));
  const others = (['reserved', 'sold'] as const).map((status) => ({ ...weaners, status }));
  const more = (count: number) =>
    summarise(listed(...others, ...lots, ...Array<Lot>(count).fill(weaners)));
  expect(more(0)).toBe('24 weaners, 60 weaners and 1 bull');
  expect(more(1)).toBe('24 weaners, 60 weaners, 1 bull and 1 more lot');
  expect(more(7)).toBe('24 weaners, 60 weaners, 1 bull and 7 more lots');
  expect(summarise(listed(...others))).toBe('');
});

test('a lot disappears the day after its last', () => {
  expect(listed({ ...weaners, until: day })).toHaveLength(1);
  expect(listed({ ...weaners, until: '2026-11-21' })).toEqual([]);
});

const { rand: _, ...unpriced } = weaners;

test.each<[Lot, object]>([
  [weaners, { name: '24 weaners', line: '215,5 kg on average' }],
  [{ ...weaners, until: '2026-12-01' }, { line: '215,5 kg on average, until 1 December 2026' }],
  [
    { ...unpriced, what: '3 bulls', per: 'auction', until: '2026-12-01' },
    {
      line: '1 December 2026',
      price: { figure: undefined, per: 'On auction' },
      offer: undefined,
      question: 'I am interested in this lot: 3 bulls, on auction.',
    },
  ],
  [
    { ...weaners, status: 'reserved' },
    {
      question:
        'Please tell me if this reserved lot comes free: 24 weaners, 215,5 kg on average, R38,50 per kilogram.',
    },
  ],
])('the lot %j is shown as %j', (lot, shown) => {
  expect(listed(lot)).toMatchObject([shown]);
});
