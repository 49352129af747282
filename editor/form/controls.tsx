/** The controls of single values. */
import { useContext } from 'react';
import * as z from 'zod';
import { metaOf, unwrap } from '@/facts/schema/walk';
import { formatAmount, readAmount } from '../format-value';
import { Button, Text } from './buttons';
import { type FieldProps, FormContext, labellingOf } from './field-props';

/** A field whose limit is above this gets a textarea. */
const maxLineLength = 100;

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export function TextControl({ schema, value, path, onChange }: FieldProps) {
  const inside = unwrap(schema);
  const { keyboard } = metaOf(schema);
  const isLong = inside instanceof z.ZodString && Number(inside.maxLength) > maxLineLength;
  const shared = {
    ...labellingOf(path),
    value: textOf(value),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return isLong && !keyboard ? (
    <textarea {...shared} />
  ) : (
    <input
      type={inside instanceof z.ZodISOTime ? 'time' : 'text'}
      autoComplete="off"
      inputMode={keyboard}
      {...shared}
    />
  );
}

/** A number with its unit. On blur, it is formatted as on the site. */
export function AmountControl({ schema, value, path, onChange }: FieldProps) {
  return (
    <div className="row">
      <input
        {...labellingOf(path)}
        className="amount"
        autoComplete="off"
        inputMode="decimal"
        defaultValue={formatAmount(value)}
        onInput={({ currentTarget }) => onChange(readAmount(currentTarget.value))}
        onBlur={({ currentTarget }) => {
          currentTarget.value = formatAmount(value);
        }}
      />
      <Text text={metaOf(schema).unit ?? ''} />
    </div>
  );
}

export function DayControl({ schema, value, path, onChange }: FieldProps) {
  const { day: today } = useContext(FormContext);
  const { isPast } = metaOf(schema);
  return (
    <div className="row">
      <input
        {...labellingOf(path)}
        type="date"
        value={textOf(value)}
        max={isPast ? today : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isPast && <Button text="Today" onClick={() => onChange(today)} />}
    </div>
  );
}

interface ChoicesProps {
  /** The id of the first radio button, and the name of all. */
  readonly id: string;
  readonly label: string | undefined;
  /** The label of each choice, by its value. */
  readonly choices: Readonly<Record<string, string>>;
  readonly chosen: unknown;
  readonly onChoose: (choice: string) => void;
}

export function Choices({ id, label, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <div className="choices" role="radiogroup" aria-label={label}>
      {Object.entries(choices).map(([choice, text], index) => (
        <label key={choice}>
          <input
            type="radio"
            name={id}
            id={index === 0 ? id : undefined}
            checked={chosen === choice}
            onChange={() => onChoose(choice)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}

export function ChoiceControl({ schema, value, path, onChange }: FieldProps) {
  const { label, choices = {} } = metaOf(schema);
  const { id } = labellingOf(path);
  return <Choices {...{ id, label, choices }} chosen={value} onChoose={onChange} />;
}
