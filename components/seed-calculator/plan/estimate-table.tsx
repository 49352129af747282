import { estimateWords } from '@/content/estimate';
import type { Estimate, EstimateLine, Trip } from '@/lib/calculator/estimate';
import { formatCents, formatShortest } from '@/lib/format';

export interface EstimateTableProps {
  readonly estimate: Estimate;
  readonly trip: Trip;
}

const { columns, quantities, travelling } = estimateWords;

/** A line's service as the grower reads it; travelling says how the trip counts. */
export function lineName({ price }: EstimateLine, trip: Trip): string {
  return price.unit === 'kilometre' ? travelling[trip] : price.service;
}

/** The estimate, line by line, with its total. */
export function EstimateTable({ estimate: { lines, totalCents }, trip }: EstimateTableProps) {
  return (
    <table className="mt-6 w-full">
      <caption className="pb-2 text-left font-semibold">{estimateWords.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.service}</th>
          <th scope="col">{columns.quantity}</th>
          <th scope="col">{columns.cost}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.price.service} className="border-t border-line">
            <th scope="row" className="py-2.5 text-left font-normal">
              {lineName(line, trip)}
            </th>
            <td className="whitespace-nowrap pr-4 text-right text-label text-ink-soft">
              {quantities[line.price.unit](formatShortest(line.quantity, 4))}
            </td>
            <td className="text-right">{formatCents(line.cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink">
          <th scope="row" colSpan={2} className="py-2.5 text-left">
            {estimateWords.total}
          </th>
          <td className="text-right">
            <span className="font-serif text-title">{formatCents(totalCents)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
