import { useState } from 'react';
import { bedWords } from '@/content/bed';
import { numberForLink, numberFromLink } from '@/lib/calculator/calculation-link';
import { seedWeight } from '@/lib/calculator/seed-weight';
import { formatFraction, formatShortest } from '@/lib/format';
import { Field, TextInput } from '../../ui/field';
import { Announcement } from '../announcement';
import { BedDrawing } from './bed-drawing';
import { type PartProps, useReport } from './part-props';

/** A square metre of bed to scale, and the weight of the seed by the grower's own count. */
export function BedPart({ result, linked, onChange }: PartProps) {
  const [cloves, setCloves] = useState(() => numberFromLink(linked?.get('cloves') ?? null));
  const [firstCloves] = useState(cloves);
  const weight = seedWeight(result.seeds, cloves);
  const kilograms = weight.kind === 'result' ? formatShortest(weight.value, 1) : '';
  const query = numberForLink(cloves);
  useReport(
    query && String(new URLSearchParams({ cloves: query })),
    kilograms && bedWords.sentence(kilograms, cloves.trim()),
    onChange,
  );
  const said = weight.kind === 'problem' ? weight.problem : kilograms && bedWords.weight(kilograms);
  return (
    <div>
      <BedDrawing variety={result.variety} />
      <p className="mt-4 text-label text-ink-soft">
        {bedWords.average(formatFraction(result.plantsPerSquareMetre, 2))}
      </p>
      <form className="mt-4" onSubmit={(event) => event.preventDefault()}>
        <Field id="cloves" label={bedWords.clovesPerKilogram}>
          <TextInput
            id="cloves"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={firstCloves}
            onInput={(event) => setCloves(event.currentTarget.value)}
          />
        </Field>
        <p className="mt-1.5 text-label text-ink-soft">{bedWords.countThem}</p>
      </form>
      {kilograms && (
        <p className="mt-4 font-serif text-title text-accent">{bedWords.weight(kilograms)}</p>
      )}
      <Announcement text={said} isVisible={weight.kind === 'problem'} />
    </div>
  );
}
