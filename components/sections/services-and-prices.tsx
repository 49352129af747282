import { garlicTerms, savingBasis } from '@/content/business';
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
import { PriceTable } from '../ui/price-table';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';
import { BusinessTerms } from './contact-details';

/** Garlic services with their prices, the facility, the terms and the saving. */
export function ServicesAndPrices() {
  const { heading, introduction, field, processing } = garlicServices;
  return (
    <Section id="services" heading={heading} introduction={introduction} tone="deep">
      <div className="grid gap-8 md:grid-cols-2">
        <div>
          <h3 className="text-title">{field.heading}</h3>
          <p className="mb-4 text-ink-soft">{field.text}</p>
          <PriceTable caption={field.heading} prices={[...fieldPrices, travelPrice]} />
          <BusinessTerms terms={garlicTerms} />
        </div>
        <div>
          <h3 className="text-title">{processing.heading}</h3>
          <p className="mb-4 text-ink-soft">{processing.text}</p>
          <PriceTable caption={processing.heading} prices={processingPrices} />
        </div>
      </div>
      <div className="mt-8 grid grid-cols-2 gap-6 lg:grid-cols-4">
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
