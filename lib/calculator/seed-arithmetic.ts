import { plantingRules } from '@/content/planting-rules';
import { type Fraction, floor, fraction, round, scale } from '@/text/fraction';
import type { Spacing, Variety } from './variety';

export const units = ['sqm', 'hectare', 'acre'] as const;
export type LandUnit = (typeof units)[number];

// An acre is 4046.86 m². Whole hundredths avoid floating-point errors.
const hundredthsOfSquareMetre = { sqm: 100, hectare: 1_000_000, acre: 404_686 } as const;

/** Land in m² from a size in its unit. */
export function toSquareMetres(size: Fraction, unit: LandUnit): Fraction {
  return scale(size, hundredthsOfSquareMetre[unit], 100);
}

/** Land in hectares or acres from a size in m². */
export function fromSquareMetres(squareMetres: Fraction, unit: LandUnit): Fraction {
  return scale(squareMetres, 100, hundredthsOfSquareMetre[unit]);
}

/** The cost of a quantity at a price in rand, rounded half up to whole rand. */
export function costInRand(quantity: Fraction, rand: number): bigint {
  return round(scale(quantity, Math.round(rand * 100), 100));
}

/** Exact, since a spacing has at most one decimal. */
function squareCentimetresPerPlant({ plantSpacingCm, rowSpacingCm }: Spacing): Fraction {
  return fraction(Math.round(plantSpacingCm * 10) * Math.round(rowSpacingCm * 10), 100);
}

/** Land in m² that a number of seeds needs, pathways included. */
export function landNeeded(seeds: bigint, spacing: Spacing): Fraction {
  const withPaths = 100 + plantingRules.pathwayPercent;
  return scale(squareCentimetresPerPlant(spacing), seeds * BigInt(withPaths), 100 * 10_000);
}

/** Seeds that fit on the planted part of land in m², rounded down to whole plants. */
export function seedsNeeded(squareMetres: Fraction, spacing: Spacing): bigint {
  const plantedPerSquareMetre = 10_000 * plantingRules.plantedLandPercent;
  const { numerator, denominator } = squareCentimetresPerPlant(spacing);
  const planted = scale(squareMetres, plantedPerSquareMetre, 100);
  return floor(scale(planted, denominator, numerator));
}

/** Kilograms rounded half up: to whole ones from 10 kg; below that to a tenth, or not at all if that gives zero. */
function roundKilograms(kilograms: Fraction): Fraction {
  const { numerator, denominator } = kilograms;
  if (numerator >= 10n * denominator) return fraction(round(kilograms));
  const tenths = round(scale(kilograms, 10));
  return tenths === 0n ? kilograms : fraction(tenths, 10);
}

/**
 * The weight of seeds by our count of cloves, and the price of that weight in rand.
 * @returns undefined if we have not counted the cloves of the variety; `rand` is undefined if it has no price
 */
export function weighSeed(variety: Variety, seeds: bigint) {
  const { clovesPerKilogram, seedRandPerKilogram: price } = variety;
  if (clovesPerKilogram === undefined) return undefined;
  const kilograms = roundKilograms(fraction(seeds, clovesPerKilogram));
  return { kilograms, rand: price === undefined ? undefined : costInRand(kilograms, price) };
}

/** Plants per m² and water in litres for land in m², all exact. */
export function landFigures(squareMetres: Fraction, spacing: Spacing) {
  const { numerator, denominator } = squareCentimetresPerPlant(spacing);
  const waterLitresPerWeek = scale(squareMetres, plantingRules.waterLitresPerSquareMetrePerWeek);
  return {
    plantsPerSquareMetre: fraction(10_000n * denominator, numerator),
    waterLitresPerWeek,
    waterLitresPerMonth: scale(waterLitresPerWeek, plantingRules.weeksPerMonthHundredths, 100),
    waterLitresPerSeason: scale(waterLitresPerWeek, plantingRules.weeksPerSeason),
  };
}
