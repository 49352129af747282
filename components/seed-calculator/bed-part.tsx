import { useMemo } from 'react';
import { bedCopy as copy } from '@/content/bed-and-seed';
import type { Spacing } from '@/content/varieties';
import type { SeedWeight } from '@/lib/calculator/calculate';
import { varietyOf } from '@/lib/calculator/input';
import { plantsPerSquareMetre } from '@/lib/calculator/seed-arithmetic';
import { formatFraction, formatShortest } from '@/lib/numbers/format';
import { Announcement } from './announcement';
import { NumberField } from './number-field';
import type { PartProps } from './use-calculator';

const bedCm = 100;

/** Positions in centimetres along a bed, as far from its beginning as from its end. */
function positions(spacingCm: number): readonly number[] {
  const count = Math.ceil(bedCm / spacingCm - 0.5);
  const margin = (bedCm - (count - 1) * spacingCm) / 2;
  return Array.from({ length: count }, (_, index) => margin + index * spacingCm);
}

/** A clove with its shoot and two leaves. */
function plantAt(x: number, y: number): string {
  return `M${x} ${y - 2}q-3 2 0 4 3-2 0-4v-3M${x} ${y - 2}q-1-2-2.5-2M${x} ${y - 2}q1-2 2.5-2`;
}

/**
 * One square metre of bed as seen from above, a unit of the drawing being a centimetre. Lines and
 * letters have styles, since only these are written alike in React and in Preact's core.
 */
function BedDrawing({ plantSpacingCm, rowSpacingCm }: Spacing) {
  const plants = positions(plantSpacingCm);
  const rows = positions(rowSpacingCm);
  const title = copy.drawing(plantSpacingCm, rowSpacingCm);
  const [left = 0, nextPlant = 0] = plants;
  const [top = 0, nextRow = 0] = rows;
  return (
    <figure>
      <svg
        role="img"
        aria-label={title}
        viewBox="-21 -14 122 124"
        fill="none"
        stroke="currentColor"
        style={{ strokeWidth: '0.5px', direction: 'ltr' }}
        className="notranslate w-full"
      >
        <rect width={bedCm} height={bedCm} />
        <path d={rows.map((y) => `M0 ${y}h${bedCm}`).join('')} style={{ strokeDasharray: '1 2' }} />
        <path
          d={rows.flatMap((y) => plants.map((x) => plantAt(x, y))).join('')}
          className="text-accent"
          style={{ strokeWidth: '0.7px' }}
        />
        <path d={`M${left} -5v2m0-1h${nextPlant - left}m0-1v2`} />
        <path d={`M-5 ${top}h2m-1 0v${nextRow - top}m-1 0h2`} />
        <path d={`M0 ${bedCm + 2}v2m0-1h${bedCm}m0-1v2`} />
        <g fill="currentColor" stroke="none" style={{ fontSize: '4.5px', textAnchor: 'middle' }}>
          <text x={(left + nextPlant) / 2} y="-8">
            {copy.centimetres(plantSpacingCm)}
          </text>
          <text x="-6" y={(top + nextRow) / 2} style={{ textAnchor: 'end' }}>
            {copy.centimetres(rowSpacingCm)}
          </text>
          <text x={bedCm / 2} y={bedCm + 7.5}>
            {copy.metre}
          </text>
        </g>
      </svg>
      <figcaption key={title} className="text-label text-ink-soft">
        {title}
      </figcaption>
    </figure>
  );
}

function weightInWords({ kilograms }: SeedWeight): string {
  return copy.weight(formatShortest(kilograms, 1));
}

/** A square metre of bed to scale, and the weight of the seed from the grower's own count. */
export function BedPart({ facts, fields, result, input }: PartProps) {
  const variety = varietyOf(facts, input.variety);
  const average = copy.average(formatFraction(plantsPerSquareMetre(variety), 2));
  const drawing = useMemo(() => <BedDrawing {...variety} />, [variety]);
  const { clovesPerKilogram: ours } = variety;
  const weight = result?.seedWeight ?? ({ kind: 'empty' } as const);
  const kilograms = weight.kind === 'result' && weightInWords(weight.value);
  return (
    <>
      {drawing}
      <p key={average} className="mt-4 text-label text-ink-soft">
        {average}
      </p>
      <div data-screen-only="" className="mt-4">
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
