import type { ReactNode } from 'react';
import { garlicTerms, savingBasis, travelNote } from '@/content/business';
import { garlicServices } from '@/content/garlic';
import {
  averageSaving,
  fieldPrices,
  processingCapacityTonsPerHour,
  processingPrices,
  travelPrice,
} from '@/content/prices';
import { formatRand, formatWhole } from '@/lib/numbers/format';
import { FigureNumber } from '../ui/figure-table';
import { PriceTable, type PriceTableProps } from '../ui/price-table';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';
import { BusinessTerms } from './contact-details';

interface PricesProps extends Pick<PriceTableProps, 'prices'> {
  readonly heading: string;
  readonly text: string;
  /** Below the prices. */
  readonly children?: ReactNode;
}

/** Prices under their heading; of two that stand side by side, both tables begin at one height. */
function Prices({ heading, text, prices, children }: PricesProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid">
      <div>
        <h3 className="text-title">{heading}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      <div>
        <PriceTable caption={heading} prices={prices} />
        {children}
      </div>
    </div>
  );
}

/** Garlic services with their prices, the facility, the terms and the saving. */
export function ServicesAndPrices() {
  const { heading, introduction, field, processing } = garlicServices;
  return (
    <Section id="services" heading={heading} introduction={introduction} tone="deep">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <Prices {...field} prices={[...fieldPrices, { ...travelPrice, note: travelNote }]}>
          <BusinessTerms terms={garlicTerms} />
        </Prices>
        <Prices {...processing} prices={processingPrices} />
      </div>
      <div className="mt-8 grid grid-cols-2 gap-6 md:grid-cols-4">
        <FigureNumber
          figure={formatWhole(processingCapacityTonsPerHour)}
          label={garlicServices.capacityLabel}
        />
        <FigureNumber figure={`${averageSaving.percent}%`} label={garlicServices.savingLabel} />
        <div className="col-span-2">
          <FigureNumber
            qualifier={garlicServices.savingQualifier}
            figure={formatRand(averageSaving.randPerHectare)}
            label={garlicServices.savingPerHectareLabel}
          />
          <Prose className="mt-2 max-w-measure text-label text-ink-soft">{savingBasis}</Prose>
        </div>
      </div>
    </Section>
  );
}
