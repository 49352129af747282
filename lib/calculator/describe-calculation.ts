import { bedCopy } from '@/content/bed-and-seed';
import { calculationSentences, describeSpacing } from '@/content/calculator';
import type { CalculatorFacts } from '@/content/calculator-facts';
import { estimateCopy } from '@/content/estimate';
import {
  formatCents,
  formatFraction,
  formatRand,
  formatShortest,
  formatWhole,
} from '../numbers/format';
import { spellNumber } from '../numbers/read-number';
import type { CalculatorResult, SeedWeight } from './calculate';
import type { PartName } from './calculation-link';
import { type Estimate, estimate, type Total } from './estimate';
import type { CalculatorInput } from './input';
import { fromSquareMetres } from './seed-arithmetic';

/** What seed weighs by which count, and what it costs where it has a price. */
export function describeSeedWeight({ kilograms, clovesPerKilogram, cost }: SeedWeight): string {
  const weight = bedCopy.weight(formatShortest(kilograms, 1));
  const counted = bedCopy.weightByCount(weight, spellNumber(clovesPerKilogram));
  if (!cost) return counted;
  return `${counted}, ${bedCopy.cost(formatCents(cost.cents), formatRand(cost.randPerKilogram))}`;
}

/** A result in two sentences: what it takes, and its water; a third where its seed has a weight. */
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
  const weight = seedWeight ? ` ${bedCopy.sentence(describeSeedWeight(seedWeight))}` : '';
  return `${sentences[mode](seeds, land, describeSpacing(variety))}${weight} ${water}`;
}

/** A total, and the amount per hectare. */
function describeTotal({ cents, centsPerHectare }: Total): string {
  return `${formatCents(cents)}, ${estimateCopy.perHectare(formatCents(centsPerHectare))}`;
}

/** An estimate line by line in one sentence; a second with the seed where it has a price. */
export function describeEstimate({ lines, total, withSeed }: Estimate): string {
  const costs = lines.map(({ name, cents }) => `${name} ${formatCents(cents)}`);
  const services = estimateCopy.sentence(costs.join(', '), describeTotal(total));
  if (!withSeed) return services;
  const seed = formatCents(withSeed.cents);
  return `${services} ${estimateCopy.seedSentence(seed, describeTotal(withSeed.total))}`;
}

/** A result, and the estimate where its part is open. */
export function describeAll(
  facts: CalculatorFacts,
  result: CalculatorResult,
  input: CalculatorInput,
  openParts: readonly PartName[],
): string {
  const costs = estimate(facts, result, input);
  const hasCosts = openParts.includes('estimate') && costs.kind === 'result';
  return describeCalculation(result) + (hasCosts ? ` ${describeEstimate(costs.value)}` : '');
}
