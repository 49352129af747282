import { type KeyboardEvent, useRef } from 'react';
import { calculatorWords } from '@/content/calculator';
import type { CalculatorInput } from '@/lib/calculator/input';
import { formatFraction } from '@/lib/numbers/format';
import { ceiling, floor, fraction, scale } from '@/lib/numbers/fraction';
import { type Outcome, readNumber } from '@/lib/numbers/read-number';
import { Button } from '../ui/button';
import { controlStyle, Field } from '../ui/field';

/** Steps of the arrow keys: how many the smallest number is, and digits after the comma of each. */
const steps = {
  seeds: { minSteps: 1n, decimals: 0 },
  land: { minSteps: 1n, decimals: 1 },
  cloves: { minSteps: 1n, decimals: 0 },
  tons: { minSteps: 0n, decimals: 1 },
  km: { minSteps: 0n, decimals: 0 },
} as const;

function enter(control: HTMLInputElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

export interface NumberFieldProps {
  readonly name: keyof typeof steps;
  readonly label: string;
  /** What stands in the calculator, this field included. */
  readonly input: CalculatorInput;
  /** What came of it: a question is asked below the field that it is about. */
  readonly outcome: Outcome<unknown>;
}

/**
 * A number as growers write it, with a decimal comma or point. A number box will not do: it refuses
 * a decimal comma where the browser is set to English.
 */
export function NumberField({ name, label, input, outcome }: NumberFieldProps) {
  const controlRef = useRef<HTMLInputElement>(null);
  const { minSteps, decimals } = steps[name];
  const read = readNumber(input[name]);

  function step(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (read.kind === 'problem' || read.kind === 'question') return;
    const number = read.kind === 'result' ? read.value : fraction(0);
    const size = scale(number, 10 ** decimals);
    const next = event.key === 'ArrowUp' ? floor(size) + 1n : ceiling(size) - 1n;
    const stepped = fraction(next < minSteps ? minSteps : next, 10 ** decimals);
    enter(event.currentTarget, formatFraction(stepped, decimals));
  }

  function choose(reading: string) {
    if (!controlRef.current) return;
    enter(controlRef.current, reading);
    controlRef.current.focus();
  }

  return (
    <Field id={name} label={label}>
      <input
        ref={controlRef}
        id={name}
        name={name}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        defaultValue={input[name] || undefined}
        onKeyDown={step}
        className={controlStyle}
      />
      {outcome.kind === 'question' && read.kind === 'question' && (
        <fieldset key={read.readings.join()} className="mt-3">
          <legend>{calculatorWords.twoReadings(...read.readings)}</legend>
          <div className="mt-3 flex gap-3">
            {read.readings.map((reading) => (
              <Button key={reading} className="grow bg-white" onClick={() => choose(reading)}>
                {reading}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </Field>
  );
}
