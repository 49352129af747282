import type { ReactNode } from 'react';

export interface FieldProps {
  /** Also the id of the control. */
  readonly id: string;
  readonly label: string;
  /** The control and its messages. */
  readonly children: ReactNode;
  /** Shown at the right of the label, such as a counter. */
  readonly aside?: ReactNode;
  /** What to enter. Its id is `hintId`. */
  readonly hint?: string | undefined;
}

export const hintId = (id: string) => `${id}-hint`;

/** A control under its label. */
export function Field({ id, label, children, aside, hint }: FieldProps) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {hint && (
        <p id={hintId(id)} className="mt-1.5 text-label text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

export type Option = readonly [value: string, text: string];

export interface SelectProps {
  /** Also its id. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

/** A native select with its first option selected. */
export function Select({ name, label, options }: SelectProps) {
  return (
    <Field id={name} label={label}>
      <select
        id={name}
        name={name}
        className="control appearance-none forced-colors:appearance-auto"
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

export interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option[];
  /** The values ticked at first. */
  readonly chosen: readonly string[];
}

/** Checkboxes under a legend. */
export function Choices({ legend, name, options, chosen }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {options.map(([value, text]) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="h-5 w-5 shrink-0 accent-ink"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
