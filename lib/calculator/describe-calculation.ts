import { calculationSentences } from '@/content/calculator';
import { formatFraction, formatWhole } from '../format';
import type { CalculatorResult } from './calculate';
import { fromSquareMetres } from './seed-arithmetic';

/** A result in two sentences: what it takes, and its water. */
export function describeCalculation(result: CalculatorResult): readonly [string, string] {
  const { mode, variety, landSquareMetres } = result;
  return [
    calculationSentences[mode]({
      seeds: formatWhole(result.seeds),
      variety: variety.name,
      squareMetres: formatFraction(landSquareMetres),
      hectares: formatFraction(fromSquareMetres(landSquareMetres, 'hectare'), 4),
      spacing: `${variety.plantSpacingCm}\u00a0×\u00a0${variety.rowSpacingCm}\u00a0cm`,
    }),
    calculationSentences.water(
      formatFraction(result.waterLitresPerWeek),
      formatFraction(result.waterLitresPerSeason),
    ),
  ];
}
