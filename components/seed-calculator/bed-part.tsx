import { useMemo } from 'react';
import { bedWords } from '@/content/bed';
import { type CalculatorResult, varietyOf } from '@/lib/calculator/calculate';
import type { CalculatorInput } from '@/lib/calculator/input';
import { plantsPerSquareMetre } from '@/lib/calculator/seed-arithmetic';
import { seedWeight } from '@/lib/calculator/seed-weight';
import { formatFraction, formatShortest } from '@/lib/numbers/format';
import { Announcement } from './announcement';
import { BedDrawing } from './bed-drawing';
import { NumberField } from './number-field';

/** What a part of the calculator goes on from; it is hidden while there is no result. */
export interface PartProps {
  readonly result: CalculatorResult | undefined;
  readonly input: CalculatorInput;
}

const words = bedWords;

/** A square metre of bed to scale, and the weight of the seed by the grower's own count. */
export function BedPart({ result, input }: PartProps) {
  const variety = varietyOf(input);
  const average = words.average(formatFraction(plantsPerSquareMetre(variety), 2));
  const drawing = useMemo(() => <BedDrawing variety={variety} />, [variety]);
  const weight = seedWeight(result?.seeds ?? 0n, input.cloves);
  const kilograms =
    weight.kind === 'result' ? words.weight(formatShortest(weight.value.kilograms, 1)) : '';
  return (
    <>
      {drawing}
      <p key={average} className="mt-4 text-label text-ink-soft">
        {average}
      </p>
      <div data-screen-only="" className="mt-4">
        <NumberField name="cloves" label={words.clovesPerKilogram} input={input} worked={weight} />
        <p className="mt-1.5 text-label text-ink-soft">{words.countThem}</p>
      </div>
      {kilograms && (
        <p key={kilograms} className="mt-4 font-serif text-title text-accent">
          {kilograms}
        </p>
      )}
      <Announcement worked={weight} sentence={kilograms} empty="" />
    </>
  );
}
