import { Field, TextInput } from '../ui/field';
import { type Step, stepWithArrows } from './step-with-arrows';

export interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly step: Step;
  readonly defaultValue?: string;
  /** Called after an arrow key has changed the number. */
  readonly onStep: () => void;
}

/** A number as growers write it, with a decimal comma or point. */
export function NumberField({ name, label, step, defaultValue, onStep }: NumberFieldProps) {
  return (
    <Field id={name} label={label}>
      <TextInput
        id={name}
        name={name}
        inputMode={step.decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        defaultValue={defaultValue}
        onKeyDown={(event) => stepWithArrows(event, step, onStep)}
      />
    </Field>
  );
}
