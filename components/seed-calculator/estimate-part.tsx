import { estimateWords } from '@/content/estimate';
import { fieldPrices, processingPrices } from '@/content/prices';
import type { Price } from '@/content/shapes';
import { perUnit } from '@/content/units';
import { describeEstimate } from '@/lib/calculator/describe-calculation';
import { type Estimate, serviceKey, trips } from '@/lib/calculator/estimate';
import type { CalculatorInput } from '@/lib/calculator/input';
import type { Worked } from '@/lib/calculator/read-number';
import { formatCents, formatRand, formatShortest } from '@/lib/format';
import { FigureTable } from '../ui/figure-table';
import { Announcement } from './announcement';
import { NumberField } from './number-field';

const words = estimateWords;

interface ChoicesProps {
  readonly legend: string;
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly chosen: readonly string[];
}

function Choices({ legend, type, name, options, chosen }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type={type}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="h-5 w-5 accent-ink"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function serviceOption(price: Price) {
  const label = `${price.service}, ${formatRand(price.rand)} ${perUnit[price.unit]}`;
  return [serviceKey(price), label] as const;
}

/** The estimate line by line, with its total. */
function EstimateTable({ lines, totalCents }: Estimate) {
  return (
    <FigureTable
      caption={words.caption}
      columns={words.columns}
      rows={[
        ...lines.map(({ name, price, quantity, cents }) => {
          const amount = words.quantities[price.unit](formatShortest(quantity, 4));
          return [name, amount, formatCents(cents)] as const;
        }),
        [words.total, '', formatCents(totalCents)],
      ]}
      hasTotal
    />
  );
}

export interface EstimatePartProps {
  readonly input: CalculatorInput;
  readonly costs: Worked<Estimate>;
}

/** What the farm's services would cost on the land just calculated. */
export function EstimatePart({ input, costs }: EstimatePartProps) {
  const services = {
    type: 'checkbox',
    name: 'services',
    chosen: input.services.split(' '),
  } as const;
  return (
    <>
      <p className="text-label text-ink-soft">{words.introduction}</p>
      <div data-screen-only="" className="mt-4 grid gap-6">
        <Choices legend={words.field} options={fieldPrices.map(serviceOption)} {...services} />
        <Choices
          legend={words.processing}
          options={processingPrices.map(serviceOption)}
          {...services}
        />
        <NumberField name="tons" label={words.tons} input={input} worked={costs} />
        <NumberField name="km" label={words.kilometres} input={input} worked={costs} />
        <Choices
          legend={words.trip}
          type="radio"
          name="trip"
          options={trips.map((trip) => [trip, words.trips[trip]])}
          chosen={[input.trip]}
        />
      </div>
      {costs.kind === 'result' && <EstimateTable {...costs.value} />}
      <Announcement
        worked={costs}
        sentence={costs.kind === 'result' ? describeEstimate(costs.value) : ''}
        empty={words.empty}
      />
    </>
  );
}
