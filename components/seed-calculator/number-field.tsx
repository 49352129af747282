import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, hintId } from '@/components/ui/field';
import { calculatorCopy } from '@/content/calculator';
import type { NumberFieldName } from '@/lib/calculator/read-field';
import { formatFraction } from '@/text/format-number';
import { type Fraction, fraction, scale } from '@/text/fraction';
import { readNumber } from '@/text/read-number';
import type { PartProps } from './use-calculator';
import { useDebounced } from './use-debounced';

/** The decimals of an arrow key's step, and the min number in steps. */
const decimalsOf = { seeds: 0, land: 1, tons: 1, km: 0 };
const minStepsOf = { seeds: 1n, land: 1n, tons: 0n, km: 0n };

/** The next number up or down, for an arrow key. */
function nextNumber(name: NumberFieldName, number: Fraction, isUp: boolean): string {
  const decimals = decimalsOf[name];
  const { numerator, denominator } = scale(number, 10 ** decimals);
  const next = isUp ? numerator / denominator + 1n : (numerator - 1n) / denominator;
  const steps = next < minStepsOf[name] ? minStepsOf[name] : next;
  return formatFraction(fraction(steps, 10 ** decimals), decimals);
}

function enter(control: HTMLInputElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

interface TwoReadingsProps {
  /** Of the question. */
  readonly id: string;
  readonly readings: readonly [string, string];
  readonly onChoose: (reading: string) => void;
}

/** Asks which of two numbers the grower means. */
function TwoReadings({ id, readings, onChoose }: TwoReadingsProps) {
  return (
    <fieldset className="mt-3">
      <legend id={id}>{calculatorCopy.twoReadings(...readings)}</legend>
      <div className="mt-3 flex gap-3">
        {readings.map((reading) => (
          <Button key={reading} className="grow bg-white" onClick={() => onChoose(reading)}>
            {reading}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

export interface NumberFieldProps extends Pick<PartProps, 'fields' | 'input'> {
  readonly name: NumberFieldName;
  readonly label: string;
  /** What to enter, below the field. */
  readonly hint?: string;
}

/**
 * A number as growers write it, with a decimal comma or point, and its message below.
 * `type="number"` would refuse a decimal comma in an English browser.
 */
export function NumberField({ name, label, hint, fields, input }: NumberFieldProps) {
  const controlRef = useRef<HTMLInputElement>(null);
  const outcome = fields[name];
  const found = outcome.kind === 'problem' ? outcome.problem : '';
  // Debounced, since a number that is still being typed is not a mistake yet.
  const [settled, setSettled] = useState('');
  useDebounced(found, setSettled);
  const problem = found === settled ? found : '';
  const messageId = `${name}-message`;
  const isQuestioned = problem || outcome.kind === 'readings';
  const descriptionIds = [isQuestioned && messageId, hint && hintId(name)].filter(Boolean);

  function step(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const size = readNumber(input[name], { isWhole: decimalsOf[name] === 0 });
    // The visitor must choose one of two readings first.
    if (outcome.kind === 'readings' || size.kind === 'problem' || size.kind === 'readings') return;
    const number = size.kind === 'result' ? size.value : fraction(0);
    const next = nextNumber(name, number, event.key === 'ArrowUp');
    // The spaces between thousands may make it too long.
    if (readNumber(next).kind === 'result') enter(event.currentTarget, next);
  }

  function choose(reading: string) {
    if (!controlRef.current) return;
    enter(controlRef.current, reading);
    controlRef.current.focus();
  }

  return (
    <Field id={name} label={label} hint={hint}>
      <input
        ref={controlRef}
        id={name}
        name={name}
        inputMode={decimalsOf[name] > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        defaultValue={input[name] || undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={descriptionIds.join(' ') || undefined}
        onKeyDown={step}
        className="control"
      />
      <div aria-live="polite">
        {problem && (
          <p key={problem} id={messageId} className="mt-1.5 font-semibold text-danger">
            {problem}
          </p>
        )}
        {outcome.kind === 'readings' && (
          <TwoReadings
            key={outcome.readings.join()}
            id={messageId}
            readings={outcome.readings}
            onChoose={choose}
          />
        )}
      </div>
    </Field>
  );
}
