import { FigureNumber, HeadingRow } from '@/components/ui/figure-table';
import { Fold } from '@/components/ui/fold';
import { PriceFigure } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { kilometreSentences, perUnit } from '@/content/estimate';
import { garlicServices } from '@/content/garlic';
import { site } from '@/content/shared-text';
import { facts } from '@/facts/facts';
import {
  fieldPrices,
  type Price,
  processingPrices,
  travelPrices,
} from '@/lib/calculator/service-prices';
import { garlicVat } from '@/lib/site/business-terms';
import { formatRand } from '@/text/format-number';
import { OtherTerms } from './business-terms';

interface PricesProps {
  readonly heading: string;
  readonly text: string;
  /** The heading of the first column. */
  readonly column?: string;
  /** A remark appears below the name of its service. */
  readonly prices: readonly Readonly<
    Omit<Price, 'unit'> & { unit: keyof typeof perUnit; remark?: string | undefined }
  >[];
}

/** Services with their prices and units. */
function Prices({ heading, text, column = site.priceTable.service, prices }: PricesProps) {
  return (
    <div>
      <h3 className="text-title">{heading}</h3>
      <p className="text-ink-soft">{text}</p>
      <div className="figure-table prices mt-3 @container">
        <table className="w-full">
          <thead className="sr-only">
            <HeadingRow columns={[column, site.priceTable.price]} />
          </thead>
          <tbody>
            {prices.map(({ service, rand, unit, remark }) => (
              <tr key={service} className="border-t border-line">
                <th scope="row">
                  {service}
                  {remark && <span className="block text-label text-ink-soft">{remark}</span>}
                </th>
                <td>
                  <PriceFigure>{formatRand(rand)}</PriceFigure>{' '}
                  <span className="text-label text-ink-soft">{perUnit[unit]}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const { prices } = facts;

/** Garlic services with their prices, and the saving. */
export function GarlicServices() {
  const { heading, field, processing, saving, reckoning, ownFigure } = garlicServices;
  const { kilometresCharged: kilometres } = prices;
  const { vatSentence } = garlicVat.contractWork;
  const travelRemark = kilometres && kilometreSentences[kilometres];
  return (
    <Section id="services" heading={heading} introduction={vatSentence} tone="deep">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Prices
          {...field}
          prices={[
            ...fieldPrices,
            ...travelPrices.map((price) => ({ ...price, remark: travelRemark })),
          ]}
        />
        <Prices {...processing} prices={processingPrices} />
      </div>
      {/* The same border and space as above the figure beside it, so that both align. */}
      <div className="mt-4 grid md:my-6 md:grid-cols-2">
        <div className="text-accent">
          <FigureNumber {...saving(formatRand(prices.savingRandPerHectare))} />
        </div>
        <div className="border-accent md:border-t md:ps-4 md:[&_h3]:mt-3">
          {prices.savingReckoning ? (
            <Fold summary={reckoning} heading={reckoning}>
              <Prose className="max-w-measure">{prices.savingReckoning}</Prose>
            </Fold>
          ) : (
            <Prose className="max-w-measure md:mt-3">{ownFigure}</Prose>
          )}
        </div>
      </div>
      <OtherTerms route="/garlic" />
    </Section>
  );
}
