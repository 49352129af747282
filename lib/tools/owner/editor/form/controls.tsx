/** The controls of single values. */
import { useState } from 'react';
import { z } from 'zod';
import { dayInSouthAfrica } from '@/lib/facts/days';
import { limitsSchema, readAmount, refuseAmount, spellAmount } from '../read-amount';
import { type FieldProps, idOf, Labelled, metaOf, tiesOf } from './field';

/** Texts that may be longer get several lines. */
const maxLineLength = 100;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export function TextControl(props: FieldProps) {
  const { schema, value, path, onChange } = props;
  const { maxLength = 0 } = z.toJSONSchema(schema, { io: 'input' });
  const { keyboard } = metaOf(schema);
  const shared = {
    ...tiesOf(path),
    value: textOf(value),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <Labelled {...props}>
      {maxLength > maxLineLength && !keyboard ? (
        <textarea {...shared} />
      ) : (
        <input autoComplete="off" inputMode={keyboard} {...shared} />
      )}
    </Labelled>
  );
}

/** A number as South Africans write it, which is shown as it was understood once the field is left. */
export function AmountControl(props: FieldProps) {
  const { schema, value, path, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const { minimum: min, maximum: max, multipleOf: step } = z.toJSONSchema(schema);
  const sentence = z.safeParse(schema, true).error?.issues[0]?.message;
  const limits = limitsSchema.parse({ min, max, step, sentence });
  const keypad = limits.step < 1 ? 'decimal' : 'numeric';
  return (
    <Labelled {...props} problem={refuseAmount(value, limits)}>
      <input
        {...tiesOf(path)}
        className="amount"
        autoComplete="off"
        // The keypad of a phone has no minus.
        inputMode={limits.min < 0 ? 'text' : keypad}
        value={typed ?? spellAmount(value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(readAmount(currentTarget.value, limits));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Labelled>
  );
}

export function DayControl(props: FieldProps) {
  const { schema, value, path, onChange } = props;
  const today = () => onChange(dayInSouthAfrica(new Date()));
  return (
    <Labelled {...props}>
      <div className="row">
        <input
          {...tiesOf(path)}
          type="date"
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {metaOf(schema).isPast && (
          <button type="button" onClick={today}>
            Today
          </button>
        )}
      </div>
    </Labelled>
  );
}

/** One of a few, chosen by one tap. Another tap on it takes the choice back. */
export function ChoiceControl(props: FieldProps) {
  const { schema, value, path, onChange } = props;
  const choices = Object.entries(metaOf(schema).choices ?? {});
  return (
    <Labelled {...props}>
      <div className="choices" role="radiogroup" aria-labelledby={`${idOf(path)}.label`}>
        {choices.map(([choice, label]) => (
          <label key={choice}>
            <input
              type="radio"
              name={idOf(path)}
              checked={value === choice}
              onChange={() => onChange(choice)}
              onClick={() => value === choice && onChange(undefined)}
            />
            {label}
          </label>
        ))}
      </div>
    </Labelled>
  );
}

export function TickControl(props: FieldProps) {
  const { value, path, onChange } = props;
  return (
    <Labelled {...props}>
      <input
        {...tiesOf(path)}
        type="checkbox"
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Labelled>
  );
}
