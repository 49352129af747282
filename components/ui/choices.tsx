import { controlStyle, Field } from './field';

export type Option = readonly [value: string, text: string];

export interface SelectProps {
  /** Also its id. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

/** One choice among several, in a list that opens. It starts with the first. */
export function Select({ name, label, options }: SelectProps) {
  return (
    <Field id={name} label={label}>
      <select id={name} name={name} className={controlStyle}>
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
  /** The values that are chosen at first. */
  readonly chosen: readonly string[];
  /** Whether any number of them can be chosen, and not just one. */
  readonly isMultiple?: boolean;
}

/** Choices that all stand on the page. */
export function Choices({ legend, name, options, chosen, isMultiple = false }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {options.map(([value, text]) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="h-5 w-5 accent-ink"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
