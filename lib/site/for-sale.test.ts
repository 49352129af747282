import type { CattleLot } from '@/content/shapes';
import { findSaleListQuestion, isConfirmed, listingsOn } from './for-sale';

const day = '2026-11-22';
const weaners: CattleLot = {
  animals: 'weaners',
  count: 24,
  age: 'Born August 2026',
  weightKilograms: 215,
  pricePer: 'kilogram',
  rand: 38.5,
  status: 'forSale',
};

function listed(...cattle: CattleLot[]) {
  return listingsOn(day, { asOf: day, cattle }).cattle;
}

test.each([
  ['2026-11-22', true],
  ['2026-10-23', true],
  ['2026-10-22', false],
  ['2026-11-23', false],
  [undefined, false],
])('a list that was right as of %s is shown: %s', (asOf, isShown) => {
  expect(isConfirmed({ asOf }, day)).toBe(isShown);
  expect(listingsOn(day, { asOf, cattle: [weaners] }).cattle).toHaveLength(isShown ? 1 : 0);
});

test('the owner is asked about a list with lots that nobody has confirmed for 30 days', () => {
  expect(findSaleListQuestion({ asOf: '2026-10-13', cattle: [weaners] }, day)).toContain(
    'since 13 October 2026',
  );
  expect(findSaleListQuestion({ cattle: [weaners] }, day)).toContain('said so yet');
  expect(findSaleListQuestion({ asOf: day, cattle: [weaners] }, day)).toBeUndefined();
  expect(findSaleListQuestion({ asOf: '2026-10-13' }, day)).toBeUndefined();
});

test('a lot is shown on its last day, and not on the next', () => {
  expect(listed({ ...weaners, until: day })).toHaveLength(1);
  expect(listed({ ...weaners, until: '2026-11-21' })).toEqual([]);
});

test('what is sold comes last, and is offered to nobody', () => {
  const lots = listed({ ...weaners, status: 'sold' }, { ...weaners, count: 8, animals: 'cows' });
  expect(lots.map(({ name }) => name)).toEqual(['8 cows', '24 weaners']);
  expect(lots.map(({ offer }) => offer?.rand)).toEqual([38.5, undefined]);
});

test('one animal is called by one name', () => {
  expect(listed({ ...weaners, animals: 'oxen', count: 1 })[0]?.name).toBe('1 ox');
});

test('a lot is asked about with its name, age, weight and price', () => {
  expect(listed(weaners)[0]?.question).toBe(
    'I am interested in this lot: 24 weaners, born August 2026, 215\u00a0kg, R38,50 per kilogram.',
  );
});

test.each([
  [{ from: '2026-12-01' }, 'From 1 December 2026'],
  [{ from: '2026-11-01' }, undefined],
  [{ from: '2026-12-01', until: '2026-12-01' }, '1 December 2026'],
  [{ until: '2026-12-01' }, 'Until 1 December 2026'],
  [{ from: '2026-12-01', until: '2026-12-24' }, 'From 1 December 2026 until 24 December 2026'],
])('the days %j are told as %s', (days, text) => {
  expect(listed({ ...weaners, ...days })[0]?.details.When).toBe(text);
});

test('without a price there is no offer', () => {
  const auction = { ...weaners, pricePer: 'auction', rand: undefined } as const;
  expect(listed(auction)[0]).toMatchObject({ price: { words: 'On auction' }, offer: undefined });
});

test('a breeding value below zero has its sign and a decimal comma', () => {
  const value = {
    trait: 'Birth weight direct',
    value: -0.4,
    breedAverage: 0.6,
    accuracyPercent: 68,
  };
  expect(listed({ ...weaners, breedingValues: [value] })[0]?.breedingValues).toEqual([
    ['Birth weight direct', '\u22120,4', '0,6', '68%'],
  ]);
});
