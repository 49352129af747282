import { calculatorCopy } from '@/content/calculator';
import type { CalculatorResult } from '@/lib/calculator/calculate';
import type { CalculatorFacts } from '@/lib/calculator/calculator-facts';
import { type ResultFigure, seedFigures } from '@/lib/calculator/describe-calculation';
import { fromSquareMetres } from '@/lib/calculator/seed-arithmetic';
import { formatFraction, formatSquareMetres, formatWhole } from '@/text/format-number';
import type { Fraction } from '@/text/fraction';
import { writeNumber } from '@/text/write-number';
import { Explanation } from './explanation';

const { terms, waterAssumption } = calculatorCopy;

const mainStyle = 'block font-serif text-figure';

function litres(water: Fraction): string {
  return `${formatFraction(water)}\u00a0L`;
}

/** The figures of a result, the answer first. */
function resultFigures(result: CalculatorResult, includingVat: string): readonly ResultFigure[] {
  const { mode, seeds, landSquareMetres: land, variety, ...figures } = result;
  const hectares = formatFraction(fromSquareMetres(land, 'hectare'), 4);
  const acres = formatFraction(fromSquareMetres(land, 'acre'), 4);
  const landRow: ResultFigure = [
    terms.land[mode],
    formatSquareMetres(land),
    `${hectares}\u00a0hectares, ${acres}\u00a0acres`,
  ];
  const seedsRow: ResultFigure = [terms.seeds[mode], formatWhole(seeds)];
  return [
    ...(mode === 'seedsToLand' ? [landRow, seedsRow] : [seedsRow, landRow]),
    [terms.plantsPerSquareMetre, formatFraction(figures.plantsPerSquareMetre, 2)],
    [terms.waterPerWeek, litres(figures.waterLitresPerWeek)],
    [terms.waterPerMonth, litres(figures.waterLitresPerMonth)],
    [terms.waterPerSeason, litres(figures.waterLitresPerSeason)],
    [terms.spacing, `${writeNumber(variety.plantSpacingCm)}\u00a0cm`],
    [terms.rowSpacing, `${writeNumber(variety.rowSpacingCm)}\u00a0cm`],
    ...seedFigures(result, includingVat),
  ];
}

export interface ResultsPanelProps {
  readonly facts: CalculatorFacts;
  readonly result: CalculatorResult;
}

/** The result of a calculation, and how it was worked out. */
export function ResultsPanel({ facts, result }: ResultsPanelProps) {
  const rows = resultFigures(result, facts.includingVat);
  return (
    <>
      {/* The key makes a new element for each figure: a page translator may have replaced the old text node. */}
      <dl className="border-b border-line sm:grid sm:grid-cols-2 sm:gap-x-8">
        {rows.map(([term, value, detail], index) => (
          <div
            key={term}
            className={`flow-root border-line py-2.5 not-first:border-t ${index < 2 ? 'sm:col-span-2' : ''}`}
          >
            <dt className={index === 0 ? undefined : 'float-start me-4'}>{term}</dt>
            <dd key={`${value} ${detail}`} className={index === 0 ? undefined : 'text-end'}>
              <span className={index === 0 ? mainStyle : 'inline-block font-semibold'}>
                {value}
              </span>
              {detail && <span className="block text-label">{` ${detail}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-label">{waterAssumption}</p>
      <Explanation variety={facts.varieties[0]} />
    </>
  );
}
