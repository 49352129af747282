import { z } from 'zod';
import { insideOf, isGroup } from '@/content/facts/fields';
import { factsShape } from '@/content/facts/shapes/facts';
import { findPriceMoves as findMoves } from './price-moves';

const findPriceMoves = (before: unknown, after: unknown) => findMoves(factsShape, before, after);

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
    'for-sale': {
      cattle: rands.map((rand) => ({
        animals: 'weaners',
        pricePer: rand < 500 ? 'kilogram' : 'head',
        rand,
      })),
    },
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

test('every field in rand carries the mark by which moved prices are found', () => {
  const numbersIn = (shape: z.core.$ZodType, name = ''): [string, z.core.GlobalMeta][] => {
    const inside = insideOf(shape);
    if (inside instanceof z.ZodNumber) return [[name, z.globalRegistry.get(shape) ?? {}]];
    if (inside instanceof z.ZodArray) return numbersIn(inside.element, name);
    const parts = isGroup(inside) ? Object.entries(inside.shape) : [];
    return parts.flatMap(([name, part]) => numbersIn(part, name));
  };
  const numbers = numbersIn(factsShape);
  const named = numbers.filter(([name, { label }]) => /rand/i.test(`${name} ${label}`));
  expect(named).toHaveLength(13);
  expect(numbers.filter(([, { rand }]) => rand)).toEqual(named);
});
