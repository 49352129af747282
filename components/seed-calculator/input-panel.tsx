import { calculatorWords } from '@/content/calculator';
import { varieties } from '@/content/varieties';
import type { Mode } from '@/lib/calculator/calculate';
import { modes, units } from '@/lib/calculator/choices';
import { controlStyle, Field } from '../ui/field';
import { NumberField } from './number-field';

export interface InputPanelProps {
  readonly mode: Mode;
  /** Called after an arrow key has changed a number. */
  readonly onStep: () => void;
}

const words = calculatorWords;

function varietyOption(name: string, stockLabel: string): string {
  return stockLabel.startsWith(name) ? stockLabel : `${name}, ${stockLabel}`;
}

/** What the grower has: the way of working, the variety, and a number of seeds or a size of land. */
export function InputPanel({ mode: chosen, onStep }: InputPanelProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{words.modeLegend}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {modes.map((mode) => (
            <label
              key={mode}
              className="flex min-h-12 items-center gap-3 rounded-control border border-ink bg-white px-4 py-2 has-checked:border-accent has-checked:bg-accent has-checked:text-white"
            >
              <input
                type="radio"
                name="mode"
                value={mode}
                defaultChecked={mode === modes[0]}
                className="h-5 w-5 accent-ink"
              />
              {words.modes[mode]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field id="variety" label={words.variety}>
        <select
          id="variety"
          name="variety"
          defaultValue={varieties[0].key}
          className={controlStyle}
        >
          {varieties.map(({ key, name, stockLabel }) => (
            <option key={key} value={key}>
              {varietyOption(name, stockLabel)}
            </option>
          ))}
        </select>
      </Field>
      <div hidden={chosen !== 'seedsToLand'}>
        <NumberField
          name="seeds"
          label={words.numberOfSeeds}
          step={{ minimum: 1, decimals: 0 }}
          onStep={onStep}
        />
      </div>
      <div hidden={chosen !== 'landToSeeds'} className="grid grid-cols-[2fr_1fr] gap-3">
        <NumberField
          name="land"
          label={words.landSize}
          step={{ minimum: 0.1, decimals: 1 }}
          onStep={onStep}
        />
        <Field id="unit" label={words.unit}>
          <select id="unit" name="unit" defaultValue={units[0]} className={controlStyle}>
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {words.units[unit]}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </>
  );
}
