/** The five varieties of the seed calculator, their stock and their spacing, and the planting rules. */
import type { Variety } from './shapes';

export const varieties = [
  {
    key: 'pink-egyptian',
    name: 'Pink Egyptian',
    stockLabel: 'Pink Egyptian Seeds, Popular',
    plantSpacingCm: 15,
    rowSpacingCm: 30,
  },
  {
    key: 'white-egyptian',
    name: 'White Egyptian',
    stockLabel: 'LIMITED STOCK',
    plantSpacingCm: 15,
    rowSpacingCm: 30,
  },
  {
    key: 'shani',
    name: 'Shani',
    stockLabel: 'LIMITED STOCK',
    plantSpacingCm: 12,
    rowSpacingCm: 25,
  },
  {
    key: 'white-eastern',
    name: 'White Eastern',
    stockLabel: 'LIMITED STOCK',
    plantSpacingCm: 15,
    rowSpacingCm: 30,
  },
  {
    key: 'giant-elephant',
    name: 'Giant/Elephant',
    stockLabel: 'Giant/Elephant Seeds, Available',
    plantSpacingCm: 20,
    rowSpacingCm: 40,
  },
] as const satisfies readonly Variety[];

export const plantingRules = {
  /** Land added to the bare spacing, for paths, when working from seeds to land. */
  pathwayPercent: 10,
  /** Part of the land that is planted when working from land to seeds. */
  plantedLandPercent: 90,
  waterLitresPerSquareMetrePerWeek: 10,
  weeksPerMonthHundredths: 433,
  weeksPerSeason: 20,
} as const;
