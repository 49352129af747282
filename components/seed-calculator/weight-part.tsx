import { weightCopy as copy } from '@/content/seed-weight';
import { varietyOf } from '@/lib/calculator/input';
import { formatShortest } from '@/lib/numbers/format';
import { NumberField } from './number-field';
import type { PartProps } from './use-calculator';

/** The weight of the seed from the grower's own count of cloves, or from ours. */
export function WeightPart({ facts, fields, result, input }: PartProps) {
  const { clovesPerKilogram: ours } = varietyOf(facts, input.variety);
  const weight = result?.seedWeight;
  const kilograms =
    weight?.kind === 'result' && copy.weight(formatShortest(weight.value.kilograms, 1));
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
    </>
  );
}
