import { bedWords } from '@/content/bed';
import type { CalculatorResult } from '@/lib/calculator/calculate';
import type { CalculatorInput } from '@/lib/calculator/input';
import type { Worked } from '@/lib/calculator/read-number';
import { formatFraction, formatShortest } from '@/lib/format';
import type { Fraction } from '@/lib/fraction';
import { Announcement } from './announcement';
import { BedDrawing } from './bed-drawing';
import { NumberField } from './number-field';

export interface BedPartProps {
  readonly result: CalculatorResult;
  readonly input: CalculatorInput;
  /** Kilograms of the seed. */
  readonly weight: Worked<Fraction>;
}

/** A square metre of bed to scale, and the weight of the seed by the grower's own count. */
export function BedPart({ result, input, weight }: BedPartProps) {
  const average = bedWords.average(formatFraction(result.plantsPerSquareMetre, 2));
  const kilograms =
    weight.kind === 'result' ? bedWords.weight(formatShortest(weight.value, 1)) : '';
  return (
    <>
      <BedDrawing variety={result.variety} />
      <p key={average} className="mt-4 text-label text-ink-soft">
        {average}
      </p>
      <div data-screen-only="" className="mt-4">
        <NumberField
          name="cloves"
          label={bedWords.clovesPerKilogram}
          input={input}
          worked={weight}
        />
        <p className="mt-1.5 text-label text-ink-soft">{bedWords.countThem}</p>
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
