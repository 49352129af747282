import { bedCopy } from '@/content/bed';
import { calculationSentences, describeSpacing } from '@/content/calculator';
import type { CalculatorFacts } from '@/content/calculator-facts';
import { estimateCopy } from '@/content/estimate';
import { formatCents, formatFraction, formatShortest, formatWhole } from '../numbers/format';
import { spellNumber } from '../numbers/read-number';
import { type CalculatorResult, seedWeight } from './calculate';
import type { PartName } from './calculation-link';
import { type Estimate, estimate } from './estimate';
import type { CalculatorInput } from './input';
import { fromSquareMetres } from './seed-arithmetic';

/** A result in two sentences: what it takes, and its water. */
export function describeCalculation(result: CalculatorResult): string {
  const { mode, variety, landSquareMetres, waterLitresPerWeek, waterLitresPerSeason } = result;
  const sentences = calculationSentences;
  const hectares = formatFraction(fromSquareMetres(landSquareMetres, 'hectare'), 4);
  const land = sentences.land(formatFraction(landSquareMetres), hectares);
  const seeds = sentences.seeds(formatWhole(result.seeds), variety.name);
  const water = sentences.water(
    formatFraction(waterLitresPerWeek),
    formatFraction(waterLitresPerSeason),
  );
  return `${sentences[mode](seeds, land, describeSpacing(variety))} ${water}`;
}

/** An estimate in one sentence, line by line. */
export function describeEstimate({ lines, totalCents }: Estimate): string {
  const costs = lines.map(({ name, cents }) => `${name} ${formatCents(cents)}`);
  return estimateCopy.sentence(costs.join(', '), formatCents(totalCents));
}

/** A result, and what each open part makes of it, where that is a result too. */
export function describeAll(
  facts: CalculatorFacts,
  result: CalculatorResult,
  input: CalculatorInput,
  openParts: readonly PartName[],
): string {
  const sentences = [describeCalculation(result)];
  const weight = seedWeight(facts, result.seeds, input);
  if (openParts.includes('bed') && weight.kind === 'result') {
    const { kilograms, clovesPerKilogram } = weight.value;
    const cloves = spellNumber(clovesPerKilogram);
    sentences.push(bedCopy.sentence(formatShortest(kilograms, 1), cloves));
  }
  const costs = estimate(facts, result.landSquareMetres, input);
  if (openParts.includes('estimate') && costs.kind === 'result') {
    sentences.push(describeEstimate(costs.value));
  }
  return sentences.join(' ');
}
