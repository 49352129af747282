import { Choices, type Option } from '@/components/ui/field';
import { type FigureRow, FigureTable } from '@/components/ui/figure-table';
import { estimateCopy as copy } from '@/content/estimate';
import { describeEstimate, estimateNotes } from '@/lib/calculator/describe-calculation';
import { type Estimate, formatPrice } from '@/lib/calculator/estimate';
import { mayTravel, serviceKey } from '@/lib/calculator/input';
import type { Price } from '@/lib/calculator/service-prices';
import { formatCost } from '@/text/format-number';
import { Announcement } from './announcement';
import { NumberField } from './number-field';
import type { PartProps } from './use-calculator';

function serviceOption(price: Price): Option {
  return [serviceKey(price), `${price.service}, ${formatPrice(price)}`];
}

/** Name, quantity and cost of each service and of the seed, and the sums. */
function estimateRows({ services, sumOfServices, seed, total }: Estimate): readonly FigureRow[] {
  const lines = seed ? [...services, sumOfServices, seed, total] : [...services, total];
  return lines.map(({ name, quantity, rand }) =>
    rand === undefined ? [name, quantity] : [name, quantity, formatCost(rand)],
  );
}

export interface EstimatePartProps extends PartProps {
  /** Undefined if no service is chosen. */
  readonly costs: Estimate | undefined;
}

/** What the farm's services would cost on the land just calculated. */
export function EstimatePart({ facts, fields, costs, input }: EstimatePartProps) {
  const services = { name: 'services', chosen: input.services };
  const notes = costs && estimateNotes(costs);
  return (
    <div className="grid gap-x-10 lg:grid-cols-2">
      <p className="text-label text-ink-soft lg:col-span-2">
        {[copy.introduction, facts.vatSentence].filter(Boolean).join(' ')}
      </p>
      <div data-screen-only="" className="mt-4 grid content-start gap-6 sm:grid-cols-2">
        <Choices legend={copy.field} options={facts.fieldPrices.map(serviceOption)} {...services} />
        <Choices
          legend={copy.processing}
          options={facts.processingPrices.map(serviceOption)}
          {...services}
        />
        <NumberField
          name="tons"
          label={copy.tons}
          hint={copy.tonsHint}
          fields={fields}
          input={input}
        />
        {facts.kilometres && mayTravel(facts, input) && (
          <NumberField
            name="km"
            label={copy.kilometres}
            hint={copy.kilometresHint}
            fields={fields}
            input={input}
          />
        )}
      </div>
      <div>
        {costs && (
          <>
            <FigureTable
              caption={copy.caption}
              columns={copy.columns}
              rows={estimateRows(costs)}
              hasSum
            />
            {notes && (
              <p key={notes} className="text-label">
                {notes}
              </p>
            )}
          </>
        )}
        <Announcement description={costs && describeEstimate(costs)} prompt={copy.empty} />
      </div>
    </div>
  );
}
