import { Choices, type Option } from '@/components/ui/field';
import { type FigureRow, FigureTable } from '@/components/ui/figure-table';
import { estimateCopy as copy, perUnit } from '@/content/estimate';
import type { Price } from '@/content/service-prices';
import { describeEstimate } from '@/lib/calculator/describe-calculation';
import type { Estimate } from '@/lib/calculator/estimate';
import { serviceKey } from '@/lib/calculator/input';
import { formatCents, formatRand, formatShortest } from '@/lib/numbers/format';
import { Announcement } from './announcement';
import { NumberField } from './number-field';
import type { PartProps } from './use-calculator';

function serviceOption(price: Price): Option {
  const label = `${price.service}, ${formatRand(price.rand)} ${perUnit[price.unit]}`;
  return [serviceKey(price), label];
}

/** Service, quantity and cost. */
function estimateRows({ lines, totalCents, seed }: Estimate): readonly FigureRow[] {
  const rows = lines.map(({ name, price, quantity, cents }): FigureRow => {
    return [name, copy.quantities[price.unit](formatShortest(quantity, 4)), formatCents(cents)];
  });
  const services: readonly FigureRow[] = [...rows, [copy.total, '', formatCents(totalCents)]];
  if (!seed) return services;
  const kilograms = copy.quantities.kilogram(formatShortest(seed.kilograms, 1));
  return [
    ...services,
    [copy.seed, kilograms, formatCents(seed.cents)],
    [copy.totalWithSeed, '', formatCents(totalCents + seed.cents)],
  ];
}

/** What the farm's services would cost on the land just calculated. */
export function EstimatePart({ facts, fields, costs, input }: PartProps) {
  const services = { name: 'services', chosen: input.services };
  return (
    <>
      <p className="text-label text-ink-soft">
        {[copy.introduction, facts.vatSentence].filter(Boolean).join(' ')}
      </p>
      <div data-screen-only="" className="mt-4 grid gap-6">
        <Choices legend={copy.field} options={facts.fieldPrices.map(serviceOption)} {...services} />
        <Choices
          legend={copy.processing}
          options={facts.processingPrices.map(serviceOption)}
          {...services}
        />
        <NumberField name="tons" label={copy.tons} fields={fields} input={input} />
        {facts.kilometres && (
          <NumberField name="km" label={copy.kilometres} fields={fields} input={input} />
        )}
      </div>
      {costs.kind === 'result' && (
        <>
          <FigureTable
            caption={copy.caption}
            columns={copy.columns}
            rows={estimateRows(costs.value)}
            hasSum
          />
          {!costs.value.seed && <p className="text-label">{copy.withoutSeed}</p>}
        </>
      )}
      <Announcement outcome={costs} describe={describeEstimate} empty={copy.empty} />
    </>
  );
}
