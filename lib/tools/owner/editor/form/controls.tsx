/** The controls of single values. */
import { z } from 'zod';
import { dayInSouthAfrica } from '@/lib/facts/days';
import { readAmount, spellAmount } from '@/lib/tools/owner/editor/read-amount';
import { type FieldProps, metaOf, tiesOf } from './field-props';

/** Texts that may be longer get several lines. */
const maxLineLength = 100;

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export function TextControl({ schema, value, path, onChange }: FieldProps) {
  const { maxLength = 0 } = z.toJSONSchema(schema, { io: 'input' });
  const { keyboard } = metaOf(schema);
  const shared = {
    ...tiesOf(path),
    value: textOf(value),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return maxLength > maxLineLength && !keyboard ? (
    <textarea {...shared} />
  ) : (
    <input autoComplete="off" inputMode={keyboard} {...shared} />
  );
}

/** A number as South Africans write it, which is shown as it was understood once the field is left. */
export function AmountControl({ schema, value, path, onChange }: FieldProps) {
  const { minimum = 0, multipleOf = 1 } = z.toJSONSchema(schema);
  const keypad = multipleOf < 1 ? 'decimal' : 'numeric';
  return (
    <input
      {...tiesOf(path)}
      className="amount"
      autoComplete="off"
      // The keypad of a phone has no minus.
      inputMode={minimum < 0 ? 'text' : keypad}
      defaultValue={spellAmount(value)}
      onInput={({ currentTarget }) => onChange(readAmount(currentTarget.value, schema))}
      onBlur={({ currentTarget }) => {
        currentTarget.value = spellAmount(value);
      }}
    />
  );
}

export function DayControl({ schema, value, path, onChange }: FieldProps) {
  return (
    <div className="row">
      <input
        {...tiesOf(path)}
        type="date"
        value={textOf(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {metaOf(schema).isPast && (
        <button type="button" onClick={() => onChange(dayInSouthAfrica(new Date()))}>
          Today
        </button>
      )}
    </div>
  );
}

/** One of a few, chosen by one tap. Another tap on it takes the choice back. */
export function ChoiceControl({ schema, value, path, onChange }: FieldProps) {
  const { label, choices = {} } = metaOf(schema);
  const { id } = tiesOf(path);
  return (
    <div className="choices" role="radiogroup" aria-label={label}>
      {Object.entries(choices).map(([choice, text], index) => (
        <label key={choice}>
          <input
            type="radio"
            name={id}
            id={index === 0 ? id : undefined}
            checked={value === choice}
            onChange={() => onChange(choice)}
            onClick={() => value === choice && onChange(undefined)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}

export function TickControl({ value, path, onChange }: FieldProps) {
  return (
    <input
      {...tiesOf(path)}
      type="checkbox"
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
