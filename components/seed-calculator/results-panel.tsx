import { calculatorWords } from '@/content/calculator';
import type { CalculatorResult } from '@/lib/calculator/calculate';
import { fromSquareMetres } from '@/lib/calculator/seed-arithmetic';
import { formatFraction, formatWhole } from '@/lib/format';
import type { Fraction } from '@/lib/fraction';
import { Prose } from '../ui/prose';
import { ResultRow } from './result-row';

const { terms, notes, explanation } = calculatorWords;

function litres(value: Fraction): string {
  return `${formatFraction(value)}\u00a0L`;
}

function inHectaresAndAcres(squareMetres: Fraction): string {
  const hectares = formatFraction(fromSquareMetres(squareMetres, 'hectare'), 4);
  const acres = formatFraction(fromSquareMetres(squareMetres, 'acre'), 4);
  return `${hectares}\u00a0hectares, ${acres}\u00a0acres`;
}

export interface ResultsPanelProps {
  readonly result: CalculatorResult;
}

/** What a calculation came to, and how. */
export function ResultsPanel({ result }: ResultsPanelProps) {
  const isSeedsToLand = result.mode === 'seedsToLand';
  const land = (
    <ResultRow
      term={isSeedsToLand ? terms.landNeeded : terms.landProvided}
      value={`${formatFraction(result.landSquareMetres)}\u00a0m²`}
      detail={inHectaresAndAcres(result.landSquareMetres)}
      isMain={isSeedsToLand}
    />
  );
  const seeds = (
    <ResultRow
      term={isSeedsToLand ? terms.seedsUsed : terms.seedsNeeded}
      value={formatWhole(result.seeds)}
      isMain={!isSeedsToLand}
    />
  );
  const { plantSpacingCm, rowSpacingCm } = result.variety;
  return (
    <>
      <dl className="border-b border-line">
        {isSeedsToLand ? land : seeds}
        {isSeedsToLand ? seeds : land}
        <ResultRow
          term={terms.plantsPerSquareMetre}
          value={formatFraction(result.plantsPerSquareMetre, 2)}
        />
        <ResultRow term={terms.waterPerWeek} value={litres(result.waterLitresPerWeek)} />
        <ResultRow term={terms.waterPerMonth} value={litres(result.waterLitresPerMonth)} />
        <ResultRow term={terms.waterPerSeason} value={litres(result.waterLitresPerSeason)} />
        <ResultRow term={terms.spacing} value={`${plantSpacingCm}\u00a0cm`} />
        <ResultRow term={terms.rowSpacing} value={`${rowSpacingCm}\u00a0cm`} />
      </dl>
      <p className="mt-4 text-label text-ink-soft">
        {notes[result.mode]} {notes.water}
      </p>
      <details data-screen-only="" className="text-label text-ink-soft">
        <summary className="min-h-11 py-2.5">{explanation.heading}</summary>
        {explanation.sentences.map((sentence) => (
          <Prose key={sentence} className="mt-4">
            {sentence}
          </Prose>
        ))}
      </details>
    </>
  );
}
