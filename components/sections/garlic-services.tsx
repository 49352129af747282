import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { kilometreSentences, perUnit } from '@/content/estimate';
import { facts } from '@/content/facts/reading/facts';
import { garlicServices } from '@/content/garlic';
import { fieldPrices, type Price, processingPrices, travelPrices } from '@/content/service-prices';
import { site } from '@/content/site';
import { formatRand, formatShortest } from '@/lib/numbers/format';
import { fraction } from '@/lib/numbers/fraction';
import { businessTerms } from '@/lib/site/business-terms';

interface PricesProps {
  readonly heading: string;
  readonly text: string;
  /** A remark appears below the name of its service. */
  readonly prices: readonly Readonly<
    Omit<Price, 'unit'> & { unit: keyof typeof perUnit; remark?: string | undefined }
  >[];
}

/** Services with their prices and units. Two side by side begin their tables at the same height. */
function Prices({ heading, text, prices }: PricesProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid">
      <div>
        <h3 className="text-title">{heading}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      <div className="figure-table prices">
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">{site.priceTable.service}</th>
              <th scope="col">{site.priceTable.price}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ service, rand, unit, remark }) => (
              <tr key={service} className="border-t border-line">
                <th
                  scope="row"
                  className="w-full py-1.5 pe-2 text-start font-normal wrap-anywhere md:py-2"
                >
                  {service}
                  {remark && <span className="block text-label text-ink-soft">{remark}</span>}
                </th>
                <td className="py-1.5 md:py-2 text-end align-baseline">
                  <span className="font-serif text-title">{formatRand(rand)}</span>{' '}
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

const { terms, prices, varieties } = facts;

/** Seed of the varieties that have a price. */
const seedPrices = varieties.varieties.flatMap(({ name, seedRandPerKilogram: rand }) =>
  rand === undefined ? [] : { service: name, rand, unit: 'kilogram' as const },
);

/** Garlic services with their prices, and the saving. */
export function GarlicServices() {
  const { heading, field, processing, seed, saving } = garlicServices;
  const { kilometres } = terms;
  const { vatSentence } = businessTerms['/garlic'];
  const travelRemark = kilometres && kilometreSentences[kilometres];
  return (
    <Section id="services" heading={heading} introduction={vatSentence} tone="deep">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <Prices
          {...field}
          prices={[
            ...fieldPrices,
            ...travelPrices.map((price) => ({ ...price, remark: travelRemark })),
          ]}
        />
        <Prices
          {...processing}
          text={processing.text(
            formatShortest(fraction(Math.round(prices.capacityTonsPerHour * 10), 10), 1),
          )}
          prices={processingPrices}
        />
        {seedPrices.length > 0 && <Prices {...seed} prices={seedPrices} />}
        <Prose className="max-w-measure">
          {saving(prices.savingPercent, formatRand(prices.savingRandPerHectare))}
        </Prose>
      </div>
    </Section>
  );
}
