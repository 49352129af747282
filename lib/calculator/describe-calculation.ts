import { calculationSentences, spacingWords } from '@/content/calculator';
import { estimateWords } from '@/content/estimate';
import { formatCents, formatFraction, formatWhole } from '../format';
import type { CalculatorResult } from './calculate';
import type { Estimate } from './estimate';
import { fromSquareMetres } from './seed-arithmetic';

/** A result in two sentences: what it takes, and its water. */
export function describeCalculation(result: CalculatorResult): string {
  const { mode, variety, landSquareMetres } = result;
  const land = calculationSentences[mode]({
    seeds: formatWhole(result.seeds),
    variety: variety.name,
    squareMetres: formatFraction(landSquareMetres),
    hectares: formatFraction(fromSquareMetres(landSquareMetres, 'hectare'), 4),
    spacing: spacingWords(variety),
  });
  const water = calculationSentences.water(
    formatFraction(result.waterLitresPerWeek),
    formatFraction(result.waterLitresPerSeason),
  );
  return `${land} ${water}`;
}

/** An estimate in one sentence, line by line. */
export function describeEstimate({ lines, totalCents }: Estimate): string {
  const costs = lines.map(({ name, cents }) => `${name} ${formatCents(cents)}`);
  return estimateWords.sentence(costs.join(', '), formatCents(totalCents));
}
