import { type Option, Select } from '@/components/ui/field';
import { calculatorCopy as copy } from '@/content/calculator';
import { modes } from '@/lib/calculator/input';
import { units } from '@/lib/calculator/seed-arithmetic';
import type { Variety } from '@/lib/calculator/variety';
import { NumberField } from './number-field';
import type { PartProps } from './use-calculator';

function varietyOption({ key, name, stockLabel }: Variety): Option {
  return [key, stockLabel.startsWith(name) ? stockLabel : `${name}, ${stockLabel}`];
}

const unitOptions = units.map((unit): Option => [unit, copy.units[unit]]);

const modeChoice = (
  <fieldset>
    <legend className="mb-1.5 font-semibold">{copy.modeLegend}</legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-3 gap-y-1.5">
      {modes.map((mode) => (
        <label
          key={mode}
          className="flex min-h-11 items-center gap-3 rounded-control border border-ink bg-white px-4 py-2 has-checked:border-accent has-checked:bg-accent has-checked:text-white"
        >
          <input
            type="radio"
            name="mode"
            value={mode}
            defaultChecked={mode === modes[0]}
            className="h-5 w-5 shrink-0 accent-ink"
          />
          {copy.modes[mode]}
        </label>
      ))}
    </div>
  </fieldset>
);

/**
 * The grower's input: mode, variety, and a number of seeds or a size of land.
 * CSS shows the field of the mode, so it works before hydration.
 */
export function InputPanel({ facts, fields, input }: PartProps) {
  return (
    <div className="group grid content-start gap-4 bg-paper-deep px-gutter py-5 md:gap-6 md:p-7">
      {modeChoice}
      <Select name="variety" label={copy.variety} options={facts.varieties.map(varietyOption)} />
      <div className="group-has-[[value=landToSeeds]:checked]:hidden">
        <NumberField name="seeds" label={copy.numberOfSeeds} fields={fields} input={input} />
      </div>
      <div className="grid grid-cols-[1fr_auto] gap-3 group-has-[[value=seedsToLand]:checked]:hidden">
        <NumberField name="land" label={copy.landSize} fields={fields} input={input} />
        <Select name="unit" label={copy.unit} options={unitOptions} />
      </div>
    </div>
  );
}
