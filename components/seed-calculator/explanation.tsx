import { FigureTable } from '@/components/ui/figure-table';
import { Prose } from '@/components/ui/prose';
import { calculatorCopy } from '@/content/calculator';
import { plantingRules } from '@/content/planting-rules';
import { describeSpacing } from '@/lib/calculator/describe-calculation';
import { landFigures, landNeeded, seedsNeeded } from '@/lib/calculator/seed-arithmetic';
import type { Variety } from '@/lib/calculator/variety';
import { formatFraction, formatSquareMetres, formatWhole } from '@/text/format-number';
import { scale } from '@/text/fraction';

const { explanation, example } = calculatorCopy;
const { pathwayPercent } = plantingRules;

/** How the calculator works: its rules, and why its two answers differ. */
export function Explanation({ variety }: Readonly<{ variety: Variety }>) {
  const land = landNeeded(BigInt(explanation.seeds), variety);
  const difference = explanation.difference(
    formatWhole(explanation.seeds),
    variety.name,
    formatSquareMetres(land),
    formatWhole(seedsNeeded(land, variety)),
  );
  return (
    <details data-screen-only="" className="text-label">
      <summary>{explanation.heading}</summary>
      <Prose className="mt-4">{`${explanation.rules} ${difference}`}</Prose>
    </details>
  );
}

/** A calculation step by step, shown until the visitor enters something. */
export function WorkedExample({ variety }: Readonly<{ variety: Variety }>) {
  const seeds = formatWhole(example.seeds);
  const land = landNeeded(BigInt(example.seeds), variety);
  const planted = scale(land, 100, 100 + pathwayPercent);
  const { waterLitresPerWeek } = landFigures(land, variety);
  return (
    <div>
      <FigureTable
        caption={example.caption(seeds, variety.name)}
        columns={[example.spacing(describeSpacing(variety)), example.land]}
        rows={[
          [example.plants(seeds), formatSquareMetres(planted)],
          [example.paths(pathwayPercent), formatSquareMetres(scale(planted, pathwayPercent, 100))],
          [example.together, formatSquareMetres(land)],
        ]}
        hasSum
      />
      <Prose className="text-label">{example.water(formatFraction(waterLitresPerWeek))}</Prose>
    </div>
  );
}
