/** Words of the Garlic Seed Calculator. The numbers behind it stand in varieties.ts. */

export const calculatorWords = {
  heading: 'Garlic Seed Calculator',
  introduction:
    'Seeds are garlic cloves: one clove planted gives one plant. Say what you have, and see what it takes.',
  modeLegend: 'Work from',
  modes: { seedsToLand: 'Seeds to Land Size', landToSeeds: 'Land Size to Seeds' },
  variety: 'Variety',
  numberOfSeeds: 'Number of seeds',
  landSize: 'Land size',
  unit: 'Unit',
  units: { sqm: 'm²', hectare: 'hectare', acre: 'acre' },
  results: 'Results',
  noResult: 'Enter a number to see the result.',
  terms: {
    landNeeded: 'Land needed',
    seedsUsed: 'Seeds used',
    seedsNeeded: 'Seeds needed',
    landProvided: 'Land provided',
    plantsPerSquareMetre: 'Plants per m²',
    waterPerWeek: 'Water per week',
    waterPerMonth: 'Water per month',
    waterPerSeason: 'Water per season',
    spacing: 'Spacing',
    rowSpacing: 'Row spacing',
  },
  notes: {
    seedsToLand: 'The land includes 10 % extra for paths.',
    landToSeeds: 'Nine tenths of the land is planted; the rest is paths.',
    water:
      'Water is a planning figure: 10 L per m² a week over a 20-week season. Adjust it for rain and soil.',
  },
} as const;

export const calculatorProblems = {
  notANumber: 'Enter a number in digits, such as 5 000 or 2,5.',
  notPositive: 'Enter a number above zero.',
  notWhole: 'Seeds are counted whole: enter a number such as 5 000, without a comma or point.',
  tooLittleLand: 'Enter a land size of at least 0,1; for less, choose a smaller unit.',
  tooManySeeds: 'That is more seed than we can reckon with: enter at most 1 000 000 000 000 seeds.',
  tooMuchLand: 'That is more land than South Africa has: please check the number and the unit.',
} as const;
