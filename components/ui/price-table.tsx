import type { Price } from '@/content/shapes';
import { site } from '@/content/site';
import { perUnit } from '@/content/units';
import { formatRand } from '@/lib/numbers/format';

export interface PriceTableProps {
  readonly caption: string;
  /** A note stands below the name of its service. */
  readonly prices: readonly (Price & { readonly note?: string })[];
}

/** Services, prices and what each price is for. */
export function PriceTable({ caption, prices }: PriceTableProps) {
  return (
    <div className="figure-table">
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{site.priceTable.service}</th>
            <th scope="col">{site.priceTable.price}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ service, rand, unit, note }) => (
            <tr key={service} className="edge-t border-line">
              <th scope="row" className="w-[54%] py-2 pr-2 text-left font-normal wrap-anywhere">
                {service}
                {note && <span className="block text-label text-ink-soft">{note}</span>}
              </th>
              <td className="py-2 text-right align-baseline">
                <span className="font-serif text-title whitespace-nowrap">{formatRand(rand)}</span>{' '}
                <span className="inline-block text-label text-ink-soft">{perUnit[unit]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
