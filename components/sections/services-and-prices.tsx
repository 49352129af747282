import { type BusinessTerms, garlicTerms, savingBasis, travelNote } from '@/content/business-terms';
import { garlicServices } from '@/content/garlic';
import {
  averageSaving,
  fieldPrices,
  type Price,
  processingCapacityTonsPerHour,
  processingPrices,
  travelPrice,
} from '@/content/prices';
import { perUnit } from '@/content/services';
import { site } from '@/content/site';
import { formatRand, formatWhole } from '@/lib/numbers/format';
import { FigureNumber } from '../ui/figure-table';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';
import { Terms } from './terms';

interface PricesProps {
  readonly heading: string;
  readonly text: string;
  /** A note is below the name of its service, the terms below all prices. */
  readonly prices: readonly (Price & { readonly note?: string | undefined })[];
  readonly terms?: BusinessTerms;
}

/**
 * Services, prices and what each price is for, under their heading; of two side by side,
 * both tables begin at one height.
 */
function Prices({ heading, text, prices, terms = {} }: PricesProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid">
      <div>
        <h3 className="text-title">{heading}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      <div>
        <div className="figure-table">
          <table className="w-full">
            <caption className="sr-only">{heading}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{site.priceTable.service}</th>
                <th scope="col">{site.priceTable.price}</th>
              </tr>
            </thead>
            <tbody>
              {prices.map(({ service, rand, unit, note }) => (
                <tr key={service} className="edge-t border-line">
                  <th
                    scope="row"
                    className="w-[54%] py-2 pe-2 text-start font-normal wrap-anywhere"
                  >
                    {service}
                    {note && <span className="block text-label text-ink-soft">{note}</span>}
                  </th>
                  <td className="py-2 text-end align-baseline">
                    <span className="font-serif text-title whitespace-nowrap">
                      {formatRand(rand)}
                    </span>{' '}
                    <span className="block text-label text-ink-soft lg:inline-block">
                      {perUnit[unit]}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Terms terms={terms} />
      </div>
    </div>
  );
}

/** Garlic services with their prices, the facility, the terms and the saving. */
export function ServicesAndPrices() {
  const { heading, field, processing } = garlicServices;
  return (
    <Section id="services" heading={heading} tone="deep">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <Prices
          {...field}
          prices={[...fieldPrices, { ...travelPrice, note: travelNote }]}
          terms={garlicTerms}
        />
        <Prices {...processing} prices={processingPrices} />
      </div>
      <div className="mt-8 grid grid-cols-2 gap-6 md:grid-cols-4">
        <FigureNumber
          figure={formatWhole(processingCapacityTonsPerHour)}
          label={garlicServices.capacityLabel}
          size="text-title"
        />
        <FigureNumber
          figure={`${averageSaving.percent}%`}
          label={garlicServices.savingLabel}
          size="text-title"
        />
        <div className="col-span-2">
          <FigureNumber
            qualifier={garlicServices.savingQualifier}
            figure={formatRand(averageSaving.randPerHectare)}
            label={garlicServices.savingPerHectareLabel}
            size="text-title"
          />
          <Prose className="mt-2 max-w-measure text-label text-ink-soft">{savingBasis}</Prose>
        </div>
      </div>
    </Section>
  );
}
