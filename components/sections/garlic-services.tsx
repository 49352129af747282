import { FigureNumber } from '@/components/ui/figure-table';
import { Section } from '@/components/ui/section';
import { kilometreSentences, perUnit } from '@/content/estimate';
import { facts } from '@/content/facts/reading/facts';
import { garlicServices } from '@/content/garlic';
import { fieldPrices, type Price, processingPrices, travelPrices } from '@/content/service-prices';
import { site } from '@/content/site';
import { formatRand } from '@/lib/numbers/format';
import { businessTerms } from '@/lib/site/business-terms';
import { OtherTerms } from './business-terms';

interface PricesProps {
  readonly heading: string;
  readonly text: string;
  /** The heading of the names. */
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
      <div className="figure-table prices mt-3">
        <table>
          <thead className="sr-only">
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{site.priceTable.price}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ service, rand, unit, remark }) => (
              <tr key={service}>
                <th scope="row">
                  {service}
                  {remark && <span className="block text-label text-ink-soft">{remark}</span>}
                </th>
                <td>
                  <span className="price">{formatRand(rand)}</span>{' '}
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

const { terms, prices } = facts;

/** Garlic services with their prices, and the saving. */
export function GarlicServices() {
  const { heading, field, processing, saving } = garlicServices;
  const { kilometres } = terms;
  const { vatSentence } = businessTerms['/garlic'];
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
      <div className="my-6 text-accent md:max-w-[50%]">
        <FigureNumber {...saving(formatRand(prices.savingRandPerHectare))} />
      </div>
      <OtherTerms route="/garlic" />
    </Section>
  );
}
