/** The controls of single values. */
import { useState } from 'react';
import * as z from 'zod';
import { dayInSouthAfrica, daysLater, formatDay, hasPassed } from '@/content/facts/reading/days';
import { metaOf, unwrap } from '@/content/facts/reading/walk';
import { formatAmount, readAmount } from '@/editor/read-amount';
import { type FieldProps, labellingOf } from './field-props';

/** A field for longer texts has several lines. */
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
    <input autoComplete="off" inputMode={keyboard} {...shared} />
  );
}

/** A number as South Africans write it. When the field loses the focus, it shows how the number was read. */
export function AmountControl({ schema, value, path, onChange }: FieldProps) {
  return (
    <input
      {...labellingOf(path)}
      className="amount"
      autoComplete="off"
      inputMode="decimal"
      defaultValue={formatAmount(value)}
      onInput={({ currentTarget }) => onChange(readAmount(currentTarget.value, schema))}
      onBlur={({ currentTarget }) => {
        currentTarget.value = formatAmount(value);
      }}
    />
  );
}

export function DayControl({ schema, value, path, onChange }: FieldProps) {
  const [today] = useState(() => dayInSouthAfrica(new Date()));
  const { isPast, isLastDay } = metaOf(schema);
  const day = textOf(value);
  return (
    <div className="row">
      <input
        {...labellingOf(path)}
        type="date"
        value={day}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isPast && (
        <button type="button" onClick={() => onChange(today)}>
          Today
        </button>
      )}
      {isLastDay && hasPassed(day, today) && (
        <p className="problem">Past since {formatDay(daysLater(day, 1))}: not shown.</p>
      )}
    </div>
  );
}

/** One of a few choices. A second tap on a choice clears it. */
export function ChoiceControl({ schema, value, path, onChange }: FieldProps) {
  const { label, choices = {} } = metaOf(schema);
  const { id } = labellingOf(path);
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
      {...labellingOf(path)}
      type="checkbox"
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
