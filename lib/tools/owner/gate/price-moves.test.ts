import { findPriceMoves, movesToAskAbout } from './price-moves';

const prices = { bedShaping: 3500, travelling: 5.5, capacityTonsPerHour: 3 };
const movesOf = (after: object) => findPriceMoves({ prices }, { prices: { ...prices, ...after } });

test('a price that moves by more than half is named with what it was, down or up', () => {
  expect(movesOf({ bedShaping: 350 })).toEqual(['Bed shaping, rand per hectare: R350, was R3 500']);
  expect(movesOf({ bedShaping: 35_000, travelling: 55 })).toEqual([
    'Bed shaping, rand per hectare: R35 000, was R3 500',
    'Travelling, from our facility, rand per kilometre: R55, was R5,50',
  ]);
});

test('a price in a list is named with what it is the price of, wherever that stands', () => {
  const shani = (seedRandPerKilogram: number) => ({ name: 'Shani', seedRandPerKilogram });
  const before = { varieties: { varieties: [shani(135.5)] } };
  const after = { varieties: { varieties: [{ name: 'Giant/Elephant' }, shani(1355)] } };
  expect(findPriceMoves(before, after)).toEqual([
    'Shani, Seed, rand per kilogram: R1 355, was R135,50',
  ]);
});

test('of two lots of weaners, neither is asked about for the price of the other', () => {
  const lots = (...rands: number[]) => ({
    'for-sale': { cattle: rands.map((rand) => ({ animals: 'weaners', rand })) },
  });
  expect(findPriceMoves(lots(38.5, 9000), lots(9200, 40))).toEqual([]);
  const moved = 'weaners, Rand: R900, was R9 000';
  expect(findPriceMoves(lots(38.5, 9000), lots(38.5, 900))).toEqual([moved]);
});

test('a price is asked about only when it moves by more than half, not when it is new or damaged', () => {
  expect(movesOf({ bedShaping: 1750 })).toEqual([]);
  expect(movesOf({ bedShaping: 5250 })).toEqual([]);
  expect(movesOf({ capacityTonsPerHour: 30 })).toEqual([]);
  expect(findPriceMoves({}, { prices })).toEqual([]);
  expect(findPriceMoves({ prices: { bedShaping: 'R3500' } }, { prices })).toEqual([]);
  expect(findPriceMoves(undefined, undefined)).toEqual([]);
});

const move = 'Bed shaping, rand per hectare: R350, was R3 500';
const asked = {
  body: `This change …\n\n- ${move}\n`,
  author_association: 'NONE',
  user: { login: 'github-actions[bot]' },
};
const said = (body: string, author_association = 'OWNER') => ({
  body,
  author_association,
  user: { login: 'ann' },
});

test.each([
  ['Yes', 'Yes'],
  ['a mail with a signature', 'yes, that is right.\n\nSent from my phone'],
  ['Ja', 'Ja'],
])('%s agrees to what was asked before it', (_what, body) => {
  expect(movesToAskAbout([move], [asked, said(body)])).toEqual([]);
});

test.each([
  ['before the question', [said('yes'), asked]],
  ['by somebody who may not write here', [asked, said('yes', 'CONTRIBUTOR')]],
  ['to a question that somebody else wrote', [said(`- ${move}`), said('yes')]],
  ['in another word', [asked, said('yesterday it was right')]],
  ['to another price', [{ ...asked, body: asked.body.replace('R350', 'R35') }, said('yes')]],
])('a yes %s does not agree', (_when, comments) => {
  expect(movesToAskAbout([move], comments)).toEqual([move]);
});
