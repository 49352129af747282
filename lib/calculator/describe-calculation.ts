import { calculationSentences } from '@/content/calculator';
import { estimateCopy } from '@/content/estimate';
import { weightCopy } from '@/content/seed-weight';
import {
  formatCents,
  formatFraction,
  formatRand,
  formatShortest,
  formatWhole,
} from '@/lib/numbers/format';
import { type Outcome, spellNumber } from '@/lib/numbers/read-number';
import type { CalculatorResult, SeedWeight } from './calculate';
import type { Spacing } from './calculator-facts';
import type { Estimate } from './estimate';
import { fromSquareMetres } from './seed-arithmetic';

/** How a variety is planted: plants in a row × rows. */
export function describeSpacing({ plantSpacingCm, rowSpacingCm }: Spacing): string {
  return `${plantSpacingCm}\u00a0×\u00a0${rowSpacingCm}\u00a0cm`;
}

/** The seed's weight, the count of cloves it is based on, and its cost if it has a price. */
function describeSeedWeight({ kilograms, clovesPerKilogram, cost }: SeedWeight): string {
  const weight = weightCopy.weight(formatShortest(kilograms, 1));
  const counted = `${weight} ${weightCopy.atCount(spellNumber(clovesPerKilogram))}`;
  if (!cost) return `${counted}, ${weightCopy.onRequest}`;
  const price = weightCopy.atPrice(formatRand(cost.randPerKilogram));
  return `${counted}, ${formatCents(cost.cents)} ${price}`;
}

/** A result in two sentences, on land and water, with a third between them if the seed has a weight. */
export function describeCalculation(result: CalculatorResult): string {
  const { mode, variety, landSquareMetres, seedWeight } = result;
  const { waterLitresPerWeek, waterLitresPerSeason } = result;
  const sentences = calculationSentences;
  const hectares = formatFraction(fromSquareMetres(landSquareMetres, 'hectare'), 4);
  const land = sentences.land(formatFraction(landSquareMetres), hectares);
  const seeds = sentences.seeds(formatWhole(result.seeds), variety.name);
  const water = sentences.water(
    formatFraction(waterLitresPerWeek),
    formatFraction(waterLitresPerSeason),
  );
  const weight =
    seedWeight.kind === 'result'
      ? ` ${weightCopy.sentence(describeSeedWeight(seedWeight.value))}`
      : '';
  return `${sentences[mode](seeds, land, describeSpacing(variety))}${weight} ${water}`;
}

/** An estimate in two sentences: its lines with their total, and the seed. */
export function describeEstimate({ lines, totalCents, seed }: Estimate): string {
  const costs = lines.map(({ name, cents }) => `${name} ${formatCents(cents)}`);
  const services = estimateCopy.sentence(costs.join(', '), formatCents(totalCents));
  if (!seed) return `${services} ${estimateCopy.withoutSeed}`;
  const withSeed = formatCents(totalCents + seed.cents);
  return `${services} ${estimateCopy.seedSentence(formatCents(seed.cents), withSeed)}`;
}

/** A result, and its estimate if it has one. */
export function describeAll(result: CalculatorResult, costs: Outcome<Estimate>): string {
  const services = costs.kind === 'result' ? ` ${describeEstimate(costs.value)}` : '';
  return describeCalculation(result) + services;
}
