import { calculatorWords, spacingWords } from '@/content/calculator';
import { plantingRules, varieties } from '@/content/varieties';
import type { CalculatorResult } from '@/lib/calculator/calculate';
import { fromSquareMetres, landFigures, landNeeded } from '@/lib/calculator/seed-arithmetic';
import { formatFraction, formatWhole } from '@/lib/numbers/format';
import { type Fraction, scale } from '@/lib/numbers/fraction';
import { FigureTable } from '../ui/figure-table';
import { Prose } from '../ui/prose';

const { terms, notes, explanation, example } = calculatorWords;

const mainStyle = 'block font-serif text-heading text-accent';

type Row = readonly [term: string, value: string, detail?: string];

function litres(water: Fraction): string {
  return `${formatFraction(water)}\u00a0L`;
}

function squareMetres(land: Fraction): string {
  return `${formatFraction(land)}\u00a0m²`;
}

/** The figures of a result, the answer first. */
function rowsOf(result: CalculatorResult): readonly Row[] {
  const { mode, seeds, landSquareMetres: land, variety, ...figures } = result;
  const hectares = formatFraction(fromSquareMetres(land, 'hectare'), 4);
  const acres = formatFraction(fromSquareMetres(land, 'acre'), 4);
  const landRow: Row = [
    terms.land[mode],
    squareMetres(land),
    `${hectares}\u00a0hectares, ${acres}\u00a0acres`,
  ];
  const seedsRow: Row = [terms.seeds[mode], formatWhole(seeds)];
  return [
    ...(mode === 'seedsToLand' ? [landRow, seedsRow] : [seedsRow, landRow]),
    [terms.plantsPerSquareMetre, formatFraction(figures.plantsPerSquareMetre, 2)],
    [terms.waterPerWeek, litres(figures.waterLitresPerWeek)],
    [terms.waterPerMonth, litres(figures.waterLitresPerMonth)],
    [terms.waterPerSeason, litres(figures.waterLitresPerSeason)],
    [terms.spacing, `${variety.plantSpacingCm}\u00a0cm`],
    [terms.rowSpacing, `${variety.rowSpacingCm}\u00a0cm`],
  ];
}

const explanationDetails = (
  <details data-screen-only="" className="text-label text-ink-soft">
    <summary className="min-h-11 py-2.5">{explanation.heading}</summary>
    {explanation.sentences.map((sentence) => (
      <Prose key={sentence} className="mt-4">
        {sentence}
      </Prose>
    ))}
  </details>
);

export interface ResultsPanelProps {
  readonly result: CalculatorResult;
}

/** What a calculation came to, and how. */
export function ResultsPanel({ result }: ResultsPanelProps) {
  const rows = rowsOf(result);
  return (
    <>
      {/* Each figure goes with its element: a page translator may have put others in its place. */}
      <dl className="edge-b border-line">
        {rows.map(([term, value, detail], index) => (
          <div
            key={term}
            className="flex flex-wrap items-baseline justify-between gap-x-6 edge-t border-line py-2.5"
          >
            <dt className="text-ink-soft">{term}</dt>
            <dd key={`${value} ${detail}`} className={index === 0 ? 'w-full' : 'text-right'}>
              <span className={index === 0 ? mainStyle : 'font-semibold'}>{value}</span>
              {detail && <span className="block text-label text-ink-soft">{` ${detail}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p key={result.mode} className="mt-4 text-label text-ink-soft">
        {`${notes[result.mode]} ${notes.water}`}
      </p>
      {explanationDetails}
    </>
  );
}

/** A calculation step by step, for as long as the visitor has entered nothing. */
export function WorkedExample() {
  const [variety] = varieties;
  const { pathwayPercent } = plantingRules;
  const seeds = formatWhole(example.seeds);
  const land = landNeeded(BigInt(example.seeds), variety);
  const planted = scale(land, 100, 100 + pathwayPercent);
  const { waterLitresPerWeek } = landFigures(land, variety);
  return (
    <div className="mt-6 bg-paper-deep px-4 py-4">
      <FigureTable
        caption={example.caption(seeds, variety.name)}
        columns={[example.spacing(spacingWords(variety)), example.land]}
        rows={[
          [example.plants(seeds), squareMetres(planted)],
          [example.paths(pathwayPercent), squareMetres(scale(planted, pathwayPercent, 100))],
          [example.together, squareMetres(land)],
        ]}
        hasTotal
      />
      <Prose className="text-label text-ink-soft">
        {example.water(formatFraction(waterLitresPerWeek))}
      </Prose>
    </div>
  );
}
