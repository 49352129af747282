import { plantingTableWords } from '@/content/planting-table';
import {
  landBySeeds,
  type PlantedAlike,
  plantedAlike,
  seedsByLand,
  tableLands,
  tableSeeds,
  waterByLand,
} from '@/lib/calculator/planting-table';
import { formatFraction, formatWhole } from '@/lib/format';

interface TableProps {
  readonly caption: string;
  /** What stands above the figures. */
  readonly columns: readonly string[];
  /** A term and a figure for each column. */
  readonly rows: readonly (readonly [term: string, figures: readonly string[]])[];
}

const words = plantingTableWords;

function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className="w-full text-label">
      <caption className="py-3 text-left font-semibold">{caption}</caption>
      <thead>
        <tr>
          {[words.variety, ...columns].map((column, index) => (
            <th
              key={column}
              scope="col"
              className={index === 0 ? 'text-left font-normal' : 'pl-3 text-right'}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([term, figures]) => (
          <tr key={term} className="border-t border-line">
            <th scope="row" className="py-3 pr-4 text-left font-normal">
              {term}
            </th>
            {figures.map((figure) => (
              <td key={figure} className="pl-3 text-right">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ names, spacing: { plantSpacingCm, rowSpacingCm } }: PlantedAlike): string {
  return `${names.join(', ')}, ${plantSpacingCm} x ${rowSpacingCm}\u00a0cm`;
}

/** Seeds, land and water for every variety, worked out at build time for those without a script. */
export function PlantingTable() {
  const groups = plantedAlike();
  return (
    <>
      <noscript>
        <p className="mt-6">{words.needsScript}</p>
      </noscript>
      <details className="mt-6">
        <summary className="min-h-11 py-2.5 font-semibold">{words.summary}</summary>
        <Table
          caption={words.seeds}
          columns={tableLands.map(({ size, unit }) => words.lands[unit](formatWhole(size)))}
          rows={[
            ...groups.map(
              (group) => [nameOf(group), seedsByLand(group.spacing).map(formatWhole)] as const,
            ),
            [words.water, waterByLand().map((litres) => formatFraction(litres))],
          ]}
        />
        <Table
          caption={words.land}
          columns={tableSeeds.map((seeds) => words.seedCount(formatWhole(seeds)))}
          rows={groups.map((group) => [
            nameOf(group),
            landBySeeds(group.spacing).map((land) => formatFraction(land, 1)),
          ])}
        />
      </details>
    </>
  );
}
