import { varieties } from '@/content/varieties';
import { compare, fraction } from '../fraction';
import { calculate } from './calculate';
import { defaultInput } from './choices';
import {
  landBySeeds,
  plantedAlike,
  seedsByLand,
  tableLands,
  tableSeeds,
  waterByLand,
} from './planting-table';

test('has every variety once, beside those that are planted alike', () => {
  expect(plantedAlike()).toEqual([
    {
      names: ['Pink Egyptian', 'White Egyptian', 'White Eastern'],
      spacing: { plantSpacingCm: 15, rowSpacingCm: 30 },
    },
    { names: ['Shani'], spacing: { plantSpacingCm: 12, rowSpacingCm: 25 } },
    { names: ['Giant/Elephant'], spacing: { plantSpacingCm: 20, rowSpacingCm: 40 } },
  ]);
});

test('does not take 15 x 30 for 30 x 15', () => {
  const [first] = varieties;
  const turned = { ...first, plantSpacingCm: 30, rowSpacingCm: 15 };
  expect(plantedAlike([first, turned])).toHaveLength(2);
});

test.each(varieties)('has the figures of the calculator for $name', (variety) => {
  const seeds = seedsByLand(variety);
  for (const [index, { size, unit }] of tableLands.entries()) {
    const input = { ...defaultInput, mode: 'landToSeeds' as const, variety, unit, land: `${size}` };
    const calculation = calculate(input);
    if (calculation.kind !== 'result') throw new Error('The calculator has no result.');
    expect(seeds[index]).toBe(calculation.seeds);
    expect(waterByLand()[index]).toEqual(calculation.waterLitresPerWeek);
  }
  for (const [index, count] of tableSeeds.entries()) {
    const calculation = calculate({ ...defaultInput, variety, seeds: `${count}` });
    if (calculation.kind !== 'result') throw new Error('The calculator has no result.');
    const land = landBySeeds(variety)[index] ?? fraction(0);
    expect(compare(land, calculation.landSquareMetres)).toBe(0n);
  }
});
