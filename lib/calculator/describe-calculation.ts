import { calculationSentences as sentences } from '@/content/calculator';
import { estimateCopy } from '@/content/estimate';
import { weightCopy } from '@/content/seed-weight';
import {
  formatCost,
  formatFraction,
  formatKilograms,
  formatRand,
  formatShortest,
  formatSquareMetres,
  formatWhole,
} from '@/text/format-number';
import { spellNumber } from '@/text/read-number';
import { writeNumber } from '@/text/write-number';
import type { CalculatorResult } from './calculate';
import type { Estimate } from './estimate';
import { fromSquareMetres } from './seed-arithmetic';
import type { Spacing } from './variety';

/** How a variety is planted: plants in a row × rows. */
export function describeSpacing({ plantSpacingCm, rowSpacingCm }: Spacing): string {
  return `${writeNumber(plantSpacingCm)}\u00a0×\u00a0${writeNumber(rowSpacingCm)}\u00a0cm`;
}

/** A figure of a result, and how it was worked out. */
export type ResultFigure = readonly [term: string, value: string, detail?: string];

/** The weight of the seed by our count of cloves, and its cost where the owner gave a price. */
export function seedFigures(
  result: CalculatorResult,
  includingVat: string,
): readonly ResultFigure[] {
  const { clovesPerKilogram, seedRandPerKilogram } = result.variety;
  if (!result.seedWeight || !clovesPerKilogram) return [];
  const { kilograms, rand } = result.seedWeight;
  const { seedWeight, seedCost, atCount, atPrice, onRequest } = weightCopy;
  const weight = formatKilograms(kilograms);
  const count = atCount(formatWhole(clovesPerKilogram));
  if (!seedRandPerKilogram) return [[seedWeight, weight, `${count}, ${onRequest}`]];
  const price = atPrice(formatRand(seedRandPerKilogram)) + includingVat;
  return [
    [seedWeight, weight, count],
    [seedCost, formatCost(rand), price],
  ];
}

/** The land of a result: in the unit that was entered, or in m² and hectares. */
function describeLand({ mode, landSquareMetres, entered, unit }: CalculatorResult): string {
  if (mode === 'landToSeeds') return sentences.size[unit](spellNumber(entered));
  const hectares = formatShortest(fromSquareMetres(landSquareMetres, 'hectare'), 4);
  return `${formatSquareMetres(landSquareMetres)}, ${sentences.size.hectare(hectares)}`;
}

/** A result in sentences: land and seeds, spacing, the weight of the seed if we know it, and water. */
export function describeCalculation(result: CalculatorResult, includingVat: string): string {
  const { mode, variety, waterLitresPerWeek, waterLitresPerSeason } = result;
  const seeds = sentences.seeds(formatWhole(result.seeds), variety.name);
  return [
    sentences[mode](seeds, describeLand(result), result.seeds === 1n),
    sentences.spacing(describeSpacing(variety)),
    ...seedFigures(result, includingVat).map(([term, ...rest]) => `${term}: ${rest.join(' ')}.`),
    sentences.water(formatFraction(waterLitresPerWeek), formatFraction(waterLitresPerSeason)),
  ].join(' ');
}

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What an estimate leaves out, in sentences; may be empty. */
export function estimateNotes({ seed, journeyRand }: Estimate): string {
  const notes = [
    seed ? '' : estimateCopy.withoutSeed,
    journeyRand ? estimateCopy.journeys(formatCost(journeyRand)) : '',
  ];
  return notes.filter(Boolean).join(' ');
}

/** An estimate in sentences: its costs, their total, and what is not counted. */
export function describeEstimate(estimate: Estimate): string {
  const { services, seed, total } = estimate;
  const lines = seed ? [...services, seed] : services;
  const known = lines.flatMap(({ name, rand }) =>
    rand === undefined ? [] : `${inSentence(name)} ${formatCost(rand)}`,
  );
  const missing = lines.flatMap(({ name, rand }) => (rand === undefined ? inSentence(name) : []));
  const sum = `${inSentence(total.name)}: ${formatCost(total.rand)}`;
  const sentence = estimateCopy.sentence(known.join(', '), sum, missing.join(', '));
  return `${sentence} ${estimateNotes(estimate)}`.trim();
}
