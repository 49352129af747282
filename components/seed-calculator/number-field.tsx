import { type KeyboardEvent, useRef } from 'react';
import { calculatorWords } from '@/content/calculator';
import type { CalculatorInput } from '@/lib/calculator/input';
import { formatFraction } from '@/lib/numbers/format';
import { fraction } from '@/lib/numbers/fraction';
import { readNumber, type Worked } from '@/lib/numbers/read-number';
import { controlStyle, Field } from '../ui/field';

/** The least that an arrow key goes down to, and the digits after the comma that it steps by. */
const steps = {
  seeds: { minimum: 1, decimals: 0 },
  land: { minimum: 0.1, decimals: 1 },
  cloves: { minimum: 1, decimals: 0 },
  tons: { minimum: 0, decimals: 1 },
  km: { minimum: 0, decimals: 0 },
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
  readonly worked: Worked<unknown>;
}

/**
 * A number as growers write it, with a decimal comma or point. A number box will not do: it refuses
 * a decimal comma where the browser is set to English.
 */
export function NumberField({ name, label, input, worked }: NumberFieldProps) {
  const controlRef = useRef<HTMLInputElement>(null);
  const { minimum, decimals } = steps[name];
  const read = readNumber(input[name]);

  function step(event: KeyboardEvent<HTMLInputElement>) {
    const direction = { ArrowUp: 1n, ArrowDown: -1n }[event.key];
    if (!direction) return;
    event.preventDefault();
    if (read.kind === 'problem' || read.kind === 'question') return;
    const { numerator, denominator } = read.kind === 'result' ? read.value : fraction(0);
    const perUnit = 10 ** decimals;
    const next = (numerator * BigInt(perUnit)) / denominator + direction;
    const min = BigInt(minimum * perUnit);
    const stepped = fraction(next < min ? min : next, perUnit);
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
      {worked.kind === 'question' && read.kind === 'question' && (
        <fieldset key={read.readings.join()} className="mt-3">
          <legend>{calculatorWords.twoReadings(...read.readings)}</legend>
          <div className="mt-3 flex gap-3">
            {read.readings.map((reading) => (
              <button
                key={reading}
                type="button"
                className="min-h-12 grow rounded-control border border-ink bg-white px-4 font-semibold"
                onClick={() => choose(reading)}
              >
                {reading}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </Field>
  );
}
