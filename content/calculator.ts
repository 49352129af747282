/** The text of the Garlic Seed Calculator. Its numbers are in planting-rules.ts and facts/varieties.json. */
import { plantingRules } from './planting-rules';

const {
  pathwayPercent,
  plantedLandPercent,
  waterLitresPerSquareMetrePerWeek,
  maxWaterLitresPerSquareMetrePerWeek,
  weeksPerSeason,
} = plantingRules;

export const calculatorCopy = {
  heading: 'Garlic Seed Calculator',
  introduction:
    'Each seed is a single clove and grows into one plant. Enter a number of seeds, or the size of your land.',
  modeLegend: 'Calculate from',
  modes: { seedsToLand: 'Seeds to Land Size', landToSeeds: 'Land Size to Seeds' },
  variety: 'Variety',
  numberOfSeeds: 'Number of seeds',
  landSize: 'Land size',
  unit: 'Unit',
  units: { sqm: 'm²', hectare: 'hectare', acre: 'acre' },
  results: 'Results',
  /** Shown instead of results, by the reason. */
  noResult: {
    empty: 'Enter a number to see the result.',
    readings: 'Choose one of the two numbers to see the result.',
    problem: 'Correct the number to see the result.',
  },
  example: {
    seeds: 20_000,
    caption: (seeds: string, variety: string) => `Example: ${seeds} ${variety} seeds`,
    spacing: (spacing: string) => `At ${spacing}`,
    land: 'Land',
    plants: (seeds: string) => `${seeds} plants`,
    paths: (percent: number) => `${percent}% for pathways`,
    together: 'Total',
    water: (litres: string) => `The land needs about ${litres} litres of water a week.`,
  },
  /** Asks about a number such as 10,000 hectares, above a button for each reading. */
  twoReadings: (first: string, second: string) => `Do you mean ${first} or ${second}?`,
  terms: {
    land: { seedsToLand: 'Land needed', landToSeeds: 'Land provided' },
    seeds: { seedsToLand: 'Seeds used', landToSeeds: 'Seeds needed' },
    plantsPerSquareMetre: 'Plants per m²',
    waterPerWeek: 'Water per week',
    waterPerMonth: 'Water per month',
    waterPerSeason: 'Water per season',
    spacing: 'Spacing',
    rowSpacing: 'Row spacing',
  },
  waterAssumption: `Plan on ${waterLitresPerSquareMetrePerWeek} L of water per m² per week for ${weeksPerSeason} weeks; adjust it for rain and soil. A week without rain can need up to ${maxWaterLitresPerSquareMetrePerWeek} L per m², so size your pump for that.`,
  explanation: {
    heading: 'How we work it out',
    rules: `Working from seeds to land, we add ${pathwayPercent}% for pathways. Working from land to seeds, we plant ${plantedLandPercent}% of the land; guides that ignore pathways give about 11% more plants.`,
    seeds: 200_000,
    difference: (seeds: string, variety: string, land: string, seedsOnLand: string) =>
      `That is why the two answers differ: ${seeds} ${variety} seeds need ${land}, but ${land} has room for ${seedsOnLand} seeds.`,
  },
  actions: {
    ask: 'Ask us on WhatsApp',
    share: 'Share on WhatsApp',
    copyLink: 'Copy link',
    print: 'Print',
  },
  estimate: 'What would it cost?',
  calculatedOn: (day: string) => `Calculated on ${day}.`,
  linkCopied: 'Link copied.',
  linkToCopy: 'Copy this link by hand:',
  failed: 'The calculator is not working. Load this page again, or ask us:',
  faultyLink: 'Part of the link could not be read, so please check the figures.',
} as const;

const counted = (count: string, one: string, more: string) =>
  `${count} ${count === '1' ? one : more}`;

/** A calculation as sentences, for WhatsApp and screen readers. */
export const calculationSentences = {
  seeds: (count: string, variety: string) => `${counted(count, 'clove', 'cloves')} of ${variety}`,
  size: {
    sqm: (size: string) => `${size}\u00a0m²`,
    hectare: (size: string) => (size === '1' ? '1 hectare' : `${size} hectares`),
    acre: (size: string) => (size === '1' ? '1 acre' : `${size} acres`),
  },
  seedsToLand: (seeds: string, land: string, isOne: boolean) =>
    `${seeds} ${isOne ? 'needs' : 'need'} ${land}, pathways included.`,
  landToSeeds: (seeds: string, land: string) =>
    `For ${land}, pathways included, you need ${seeds}.`,
  spacing: (spacing: string) => `Spacing: ${spacing}.`,
  water: (litresPerWeek: string, litresPerSeason: string) =>
    `Water, as a planning figure: ${counted(litresPerWeek, 'litre', 'litres')} a week, ${counted(litresPerSeason, 'litre', 'litres')} a season.`,
  question: (sentences: string) => `From the garlic seed calculator: ${sentences}`,
} as const;

export const calculatorProblems = {
  notANumber: 'Enter a number in digits, such as 5 000 or 2,5.',
  notPositive: 'Enter a number above zero.',
  notWhole: 'Enter a whole number of seeds in digits, such as 5 000.',
  tooLittleLand: (min: string) => `Enter a land size of at least ${min} m².`,
  /** @param size in the unit `name`, as in `units` */
  tooLittleForUnit: (size: string, name: string, squareMetres: string) =>
    `For ${size} ${name} choose m² and enter ${squareMetres}.`,
} as const;
