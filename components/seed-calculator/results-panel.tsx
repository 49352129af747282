import { calculatorCopy } from '@/content/calculator';
import { weightCopy } from '@/content/seed-weight';
import type { CalculatorResult, SeedWeight } from '@/lib/calculator/calculate';
import type { Variety } from '@/lib/calculator/calculator-facts';
import { fromSquareMetres } from '@/lib/calculator/seed-arithmetic';
import {
  formatCents,
  formatFraction,
  formatRand,
  formatShortest,
  formatSquareMetres,
  formatWhole,
} from '@/lib/numbers/format';
import type { Fraction } from '@/lib/numbers/fraction';
import { spellNumber } from '@/lib/numbers/read-number';
import { Explanation } from './explanation';

const { terms, assumptions } = calculatorCopy;

const mainStyle = 'block font-serif text-heading text-accent';

type Row = readonly [term: string, value: string, detail?: string];

function litres(water: Fraction): string {
  return `${formatFraction(water)}\u00a0L`;
}

/** The weight of the seed, and its cost where the owner gave a price. */
function seedRows({ kilograms, clovesPerKilogram, cost }: SeedWeight): readonly Row[] {
  const weight = `${formatShortest(kilograms, 1)}\u00a0kg`;
  const counted = weightCopy.atCount(spellNumber(clovesPerKilogram));
  if (!cost) return [[terms.seedWeight, weight, `${counted}, ${weightCopy.onRequest}`]];
  const price = weightCopy.atPrice(formatRand(cost.randPerKilogram));
  return [
    [terms.seedWeight, weight, counted],
    [terms.seedCost, formatCents(cost.cents), price],
  ];
}

/** The figures of a result, the answer first. */
function resultRows(result: CalculatorResult): readonly Row[] {
  const { mode, seeds, seedWeight, landSquareMetres: land, variety, ...figures } = result;
  const hectares = formatFraction(fromSquareMetres(land, 'hectare'), 4);
  const acres = formatFraction(fromSquareMetres(land, 'acre'), 4);
  const landRow: Row = [
    terms.land[mode],
    formatSquareMetres(land),
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
    ...(seedWeight.kind === 'result' ? seedRows(seedWeight.value) : []),
  ];
}

export interface ResultsPanelProps {
  readonly result: CalculatorResult;
  /** The variety of the explanation. */
  readonly example: Variety;
}

/** The result of a calculation, and how it was worked out. */
export function ResultsPanel({ result, example }: ResultsPanelProps) {
  const rows = resultRows(result);
  return (
    <>
      {/* The key makes a new element for a new figure: a page translator may have replaced the text node. */}
      <dl className="border-b border-line sm:grid sm:grid-cols-2 sm:gap-x-8">
        {rows.map(([term, value, detail], index) => (
          <div
            key={term}
            className={`flow-root border-t border-line py-2.5 ${index < 2 ? 'sm:col-span-2' : ''}`}
          >
            <dt className={`text-ink-soft ${index === 0 ? '' : 'float-start me-4'}`}>{term}</dt>
            <dd key={`${value} ${detail}`} className={index === 0 ? undefined : 'text-end'}>
              <span className={index === 0 ? mainStyle : 'inline-block font-semibold'}>
                {value}
              </span>
              {detail && <span className="block text-label text-ink-soft">{` ${detail}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p key={result.mode} className="mt-4 text-label text-ink-soft">
        {`${assumptions[result.mode]} ${assumptions.water}`}
      </p>
      <Explanation variety={example} />
    </>
  );
}
