import { estimateCopy as copy, perUnit } from '@/content/estimate';
import type { Price } from '@/content/prices';
import { describeEstimate } from '@/lib/calculator/describe-calculation';
import type { Estimate, Total } from '@/lib/calculator/estimate';
import { serviceKey, trips } from '@/lib/calculator/input';
import { formatCents, formatRand, formatShortest } from '@/lib/numbers/format';
import { Choices, type Option } from '../ui/field';
import { FigureTable } from '../ui/figure-table';
import { Announcement } from './announcement';
import { NumberField } from './number-field';
import type { PartProps } from './use-calculator';

function serviceOption(price: Price): Option {
  const label = `${price.service}, ${formatRand(price.rand)} ${perUnit[price.unit]}`;
  return [serviceKey(price), label];
}

const tripOptions = trips.map((trip): Option => [trip, copy.trips[trip]]);

function totalRows(
  [total, perHectare]: readonly [string, string],
  { cents, centsPerHectare }: Total,
) {
  return [
    [total, '', formatCents(cents)] as const,
    [perHectare, '', formatCents(centsPerHectare)] as const,
  ];
}

function estimateRows({ lines, total, withSeed }: Estimate) {
  const rows = lines.map(({ name, price, quantity, cents }) => {
    const amount = copy.quantities[price.unit](formatShortest(quantity, 4));
    return [name, amount, formatCents(cents)] as const;
  });
  const services = [...rows, ...totalRows(copy.totals, total)];
  if (!withSeed) return services;
  const kilograms = copy.quantities.kilogram(formatShortest(withSeed.kilograms, 1));
  return [
    ...services,
    [copy.seed, kilograms, formatCents(withSeed.cents)] as const,
    ...totalRows(copy.totalsWithSeed, withSeed.total),
  ];
}

/** What the farm's services would cost on the land just calculated. */
export function EstimatePart({ facts, fields, costs, input }: PartProps) {
  const services = { name: 'services', type: 'checkbox', chosen: input.services } as const;
  return (
    <>
      <p className="text-label text-ink-soft">{`${copy.introduction} ${facts.vatNote}`}</p>
      <div data-screen-only="" className="mt-4 grid gap-6">
        <Choices legend={copy.field} options={facts.fieldPrices.map(serviceOption)} {...services} />
        <Choices
          legend={copy.processing}
          options={facts.processingPrices.map(serviceOption)}
          {...services}
        />
        <NumberField name="tons" label={copy.tons} fields={fields} input={input} />
        <NumberField name="km" label={copy.kilometres} fields={fields} input={input} />
        <Choices legend={copy.trip} name="trip" options={tripOptions} chosen={[input.trip]} />
      </div>
      {costs.kind === 'result' && (
        <>
          <FigureTable
            caption={copy.caption}
            columns={copy.columns}
            rows={estimateRows(costs.value)}
            sums={2}
          />
          {!costs.value.withSeed && <p className="text-label">{copy.withoutSeed}</p>}
        </>
      )}
      <Announcement outcome={costs} describe={describeEstimate} empty={copy.empty} />
    </>
  );
}
