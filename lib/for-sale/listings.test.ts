import type { CattleLot } from '@/lib/facts/shown';
import { findSaleListQuestion, isConfirmed, listingsOn, offeredOn } from './listings';

const day = '2026-11-22';
const weaners = {
  animals: 'weaners',
  count: 24,
  age: 'Born August 2026',
  weightKilograms: 215,
  pricePer: 'kilogram',
  rand: 38.5,
  status: 'forSale',
} as const satisfies CattleLot;

function listed(...cattle: CattleLot[]) {
  return listingsOn(day, { asOf: day, cattle })['/bonsmara'];
}

const onAuction = { ...weaners, pricePer: 'auction', rand: undefined } as const;

test.each([
  ['2026-11-22', true],
  ['2026-10-23', true],
  ['2026-10-22', false],
  ['2026-11-23', false],
  [undefined, false],
])('a list that was right as of %s is shown: %s', (asOf, isShown) => {
  expect(isConfirmed({ asOf }, day)).toBe(isShown);
  const lots = listingsOn(day, { asOf, cattle: [weaners] })['/bonsmara'];
  expect(lots).toHaveLength(isShown ? 1 : 0);
});

test('the owner is asked about a list with lots that nobody has confirmed for 30 days', () => {
  const cattle = [weaners];
  const ask = (asOf?: string) => findSaleListQuestion({ asOf, cattle }, day);
  expect(ask('2026-10-13')).toContain('since 13 October 2026');
  expect(ask()).toContain('said so yet');
  expect(ask(day)).toBeUndefined();
  expect(findSaleListQuestion({ asOf: '2026-10-13' }, day)).toBeUndefined();
});

test('what is sold comes last, and is offered to nobody', () => {
  const lots = listed({ ...weaners, status: 'sold' }, { ...weaners, count: 8, animals: 'cows' });
  expect(lots.map(({ name }) => name)).toEqual(['8 cows', '24 weaners']);
  expect(lots.map(({ offer }) => offer?.rand)).toEqual([38.5, undefined]);
});

test('one line sums up by kind what is for sale, without what is reserved or sold', () => {
  const lots: CattleLot[] = [
    weaners,
    { ...weaners, animals: 'bulls', count: 1 },
    { ...weaners, count: 60 },
    { ...weaners, animals: 'cows', status: 'reserved' },
    { ...weaners, animals: 'oxen', status: 'sold' },
  ];
  const list = { asOf: day, cattle: lots };
  expect(offeredOn(day, list)).toMatchObject({
    '/bonsmara': '84 weaners and 1 bull',
    '/garlic': '',
  });
  expect(offeredOn('2027-01-01', list)['/bonsmara']).toBe('');
});

test.each<[days: Pick<CattleLot, 'from' | 'until'>, when: string | undefined]>([
  [{ from: '2026-12-01' }, 'for sale from 1 December 2026'],
  [{ from: '2026-11-01' }, undefined],
  [{ from: '2026-12-01', until: '2026-12-01' }, '1 December 2026'],
  [{ until: day }, 'for sale until 22 November 2026'],
  [
    { from: '2026-12-01', until: '2026-12-24' },
    'for sale from 1 December 2026 until 24 December 2026',
  ],
])('the days %j are written as %s', (days, text) => {
  const before = ['Born August 2026', '215\u00a0kg on average'];
  expect(listed({ ...weaners, ...days })).toMatchObject([
    { summary: text ? [...before, text] : before },
  ]);
});

test('a lot is gone on the day after its last', () => {
  expect(listed({ ...weaners, until: '2026-11-21' })).toEqual([]);
});

const birthWeight = { trait: 'Birth weight', value: -0.4, breedAverage: 0.6, accuracyPercent: 68 };
const signed = ['Birth weight', '\u22120,4', '0,6', '68%'];

test.each<[CattleLot, object]>([
  [{ ...weaners, animals: 'oxen', count: 1 }, { name: '1 ox' }],
  [onAuction, { price: { words: 'On auction' }, offer: undefined }],
  [{ ...weaners, count: 1 }, { summary: ['Born August 2026', '215\u00a0kg'] }],
  [
    { ...weaners, status: 'reserved' },
    { question: expect.stringContaining('if this reserved lot comes free: 24 weaners, born') },
  ],
  [{ ...weaners, breedingValues: [birthWeight] }, { breedingValues: [signed] }],
])('the lot %j is shown as %j', (lot, shown) => {
  expect(listed(lot)).toMatchObject([shown]);
});

test('where, by whom and with what catalogue is said of a lot on auction alone', () => {
  const catalogue = 'https://www.auctioneer.co.za/bulls.pdf';
  const auction = { place: 'Vaalwater', auctioneer: 'Auctioneers', catalogue };
  const until = '2026-12-01';
  const [auctioned, priced] = listed(
    { ...onAuction, from: until, until, auction },
    { ...weaners, auction },
  );
  expect(auctioned?.summary.at(-1)).toBe('1 December 2026, Vaalwater');
  expect(auctioned).toMatchObject({ catalogue, details: { Auctioneer: 'Auctioneers' } });
  expect(JSON.stringify(priced)).not.toMatch(/Vaalwater|uctioneer/);
});
