import type { RefObject } from 'react';
import { estimateWords } from '@/content/estimate';
import { fieldPrices, processingPrices } from '@/content/prices';
import type { Price } from '@/content/shapes';
import { perUnit } from '@/content/units';
import { type EstimateInput, serviceKey, trips } from '@/lib/calculator/estimate';
import { formatRand } from '@/lib/format';
import { NumberField } from '../number-field';

export interface EstimateFormProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** What the form starts with. */
  readonly first: EstimateInput;
  readonly onInput: () => void;
}

interface ServicesProps {
  readonly legend: string;
  readonly prices: readonly Price[];
  readonly chosen: readonly string[];
}

const choiceStyle = 'flex min-h-11 items-center gap-3';

function Services({ legend, prices, chosen }: ServicesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {prices.map((price) => (
        <label key={price.service} className={choiceStyle}>
          <input
            type="checkbox"
            name="services"
            value={serviceKey(price)}
            defaultChecked={chosen.includes(serviceKey(price))}
            className="h-5 w-5 accent-ink"
          />
          {price.service}, {formatRand(price.rand)} {perUnit[price.unit]}
        </label>
      ))}
    </fieldset>
  );
}

/** The services wanted, the tons, the distance, and whether the way back counts. */
export function EstimateForm({ formRef, first, onInput }: EstimateFormProps) {
  return (
    <form
      ref={formRef}
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
      className="mt-4 grid gap-6"
    >
      <Services legend={estimateWords.field} prices={fieldPrices} chosen={first.services} />
      <Services
        legend={estimateWords.processing}
        prices={processingPrices}
        chosen={first.services}
      />
      <NumberField
        name="tons"
        label={estimateWords.tons}
        step={{ minimum: 0, decimals: 1 }}
        defaultValue={first.tons}
        onStep={onInput}
      />
      <NumberField
        name="km"
        label={estimateWords.kilometres}
        step={{ minimum: 0, decimals: 0 }}
        defaultValue={first.kilometres}
        onStep={onInput}
      />
      <fieldset>
        <legend className="font-semibold">{estimateWords.trip}</legend>
        {trips.map((trip) => (
          <label key={trip} className={choiceStyle}>
            <input
              type="radio"
              name="trip"
              value={trip}
              defaultChecked={trip === first.trip}
              className="h-5 w-5 accent-ink"
            />
            {estimateWords.trips[trip]}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
