import { weightCopy as copy } from '@/content/seed-weight';
import type { SeedWeight } from '@/lib/calculator/calculate';
import { varietyOf } from '@/lib/calculator/input';
import { formatShortest } from '@/lib/numbers/format';
import { Announcement } from './announcement';
import { NumberField } from './number-field';
import type { PartProps } from './use-calculator';

function weightInWords({ kilograms }: SeedWeight): string {
  return copy.weight(formatShortest(kilograms, 1));
}

/** The weight of the seed from the grower's own count of cloves, or from ours. */
export function WeightPart({ facts, fields, result, input }: PartProps) {
  const { clovesPerKilogram: ours } = varietyOf(facts, input.variety);
  const weight = result?.seedWeight ?? ({ kind: 'empty' } as const);
  const kilograms = weight.kind === 'result' && weightInWords(weight.value);
  return (
    <>
      <div data-screen-only="">
        <NumberField name="cloves" label={copy.clovesPerKilogram} fields={fields} input={input} />
        <p key={ours} className="mt-1.5 text-label text-ink-soft">
          {ours ? `${copy.countThem} ${copy.ourCount(ours)}` : copy.countThem}
        </p>
      </div>
      {kilograms && (
        <p key={kilograms} className="mt-4 font-serif text-title text-accent">
          {kilograms}
        </p>
      )}
      <Announcement outcome={weight} describe={weightInWords} empty="" />
    </>
  );
}
