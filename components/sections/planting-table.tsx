import { type FigureRow, FigureTable } from '@/components/ui/figure-table';
import { plantingTableCopy as copy } from '@/content/planting-table';
import { calculatorFacts } from '@/lib/calculator/calculator-facts';
import { describeSpacing } from '@/lib/calculator/describe-calculation';
import {
  landFigures,
  landNeeded,
  seedsNeeded,
  toSquareMetres,
  weighSeed,
} from '@/lib/calculator/seed-arithmetic';
import type { Variety } from '@/lib/calculator/variety';
import {
  formatCost,
  formatFraction,
  formatKilograms,
  formatRand,
  formatWhole,
} from '@/text/format-number';
import { fraction } from '@/text/fraction';

const { varieties, includingVat } = calculatorFacts;
const hectare = toSquareMetres(fraction(1), 'hectare');
const lands = [
  [copy.lands.sqm(formatWhole(100)), fraction(100)],
  [copy.lands.hectare, hectare],
  [copy.lands.acre, toSquareMetres(fraction(1), 'acre')],
] as const;
const seedCounts = [1_000n, 10_000n, 100_000n];

/** A row of figures for each group of varieties with the same spacing. */
function rowsByVariety(figuresOf: (variety: Variety) => readonly string[]): readonly FigureRow[] {
  const bySpacing = new Map(varieties.map((variety) => [describeSpacing(variety), variety]));
  return [...bySpacing].map(([spacing, variety]) => {
    const alike = varieties.filter((other) => describeSpacing(other) === spacing);
    return [[...alike.map(({ name }) => name), spacing].join(', '), ...figuresOf(variety)];
  });
}

/** The weight and price of a hectare's seed; on request for a variety whose cloves were not counted. */
const seedRows = varieties.map((variety): FigureRow => {
  const weight = weighSeed(variety, seedsNeeded(hectare, variety));
  const { name, seedRandPerKilogram } = variety;
  const { price, onRequest } = copy.seed;
  return [
    seedRandPerKilogram ? price(name, formatRand(seedRandPerKilogram)) : name,
    weight ? formatKilograms(weight.kilograms) : onRequest,
    weight?.rand === undefined ? onRequest : formatCost(weight.rand),
  ];
});

/** Seeds, land and water for every variety, calculated at build time for visitors without scripts. */
export function PlantingTable() {
  const waterRow = lands.map(([, land]) => landFigures(land, varieties[0]).waterLitresPerWeek);
  return (
    <>
      <noscript>
        <p className="mt-6">{copy.needsScript}</p>
      </noscript>
      <details className="mt-3 text-label">
        <summary className="text-body font-semibold">{copy.summary}</summary>
        <FigureTable
          caption={copy.seeds}
          columns={[copy.variety, ...lands.map(([name]) => name)]}
          rows={[
            ...rowsByVariety((variety) => {
              return lands.map(([, land]) => formatWhole(seedsNeeded(land, variety)));
            }),
            [copy.water, ...waterRow.map((litres) => formatFraction(litres))],
          ]}
        />
        <FigureTable
          caption={copy.land}
          columns={[copy.variety, ...seedCounts.map((seeds) => copy.seedCount(formatWhole(seeds)))]}
          rows={rowsByVariety((variety) => {
            return seedCounts.map((seeds) => formatFraction(landNeeded(seeds, variety)));
          })}
        />
        {varieties.some(({ clovesPerKilogram }) => clovesPerKilogram) && (
          <FigureTable
            {...copy.seed}
            columns={[...copy.seed.columns, copy.seed.cost + includingVat]}
            rows={seedRows}
          />
        )}
      </details>
    </>
  );
}
