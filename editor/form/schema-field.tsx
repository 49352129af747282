/** Renders a schema as a field, a group of fields, or a list. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod';
import { isGroup, metaOf, partsOf, sumUp, unwrap, withoutEmpty } from '@/facts/schema/walk';
import { AskingButton, Button, Text } from './buttons';
import { AmountControl, ChoiceControl, DayControl, TextControl } from './controls';
import { type FieldProps, fieldsIn, goToField, idOf, labellingOf } from './field-props';
import { ConsentControl, PhotoControl } from './photo-control';

function Hint({ schema, path }: FieldProps) {
  const { question, hint } = metaOf(schema);
  return (
    <div className="hint" id={`${idOf(path)}.hint`}>
      {[question, hint].map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
    </div>
  );
}

/** The fields of a group. With `isBeside`, only those shown while the group is folded; otherwise only the others. */
function Fields({
  schema,
  value,
  path,
  onChange,
  isBeside = false,
}: FieldProps & { isBeside?: boolean }) {
  const group = fieldsIn(value);
  const shown = partsOf(schema, value).filter(
    ([, field]) => (metaOf(field).isBeside ?? false) === isBeside,
  );
  const change = (next: typeof group) => {
    // A new choice may remove other fields from the schema.
    const names = partsOf(schema, next).map(([name]) => name);
    onChange(Object.fromEntries(Object.entries(next).filter(([name]) => names.includes(name))));
  };
  return shown.map(([name, field, part]) => (
    <SchemaField
      key={name}
      schema={field}
      value={part}
      path={[...path, name]}
      group={group}
      onChange={(next, others) => change({ ...group, ...others, [name]: next })}
    />
  ));
}

const conjunction = new Intl.ListFormat('en-GB');

/** The required fields of a list item, in a sentence. */
function neededIn(schema: z.core.$ZodType, value: unknown): string {
  const needed = partsOf(schema, value).filter(
    ([, field]) => !(field instanceof z.ZodOptional || field instanceof z.ZodPrefault),
  );
  return `Needed: ${conjunction.format(needed.map(([, field]) => metaOf(field).label ?? ''))}.`;
}

/** A group of fields. A list item, or a group with a summary, can be folded. */
function Group({ title, children, ...props }: FieldProps) {
  const { schema, value, path, onChange } = props;
  const { label = '', summary } = metaOf(schema);
  const isRemovable = schema instanceof z.ZodOptional && withoutEmpty(value) !== undefined;
  const removal = isRemovable && (
    <AskingButton
      text={`Remove the ${label.toLowerCase()}`}
      question={`Remove “${label}”?`}
      onYes={() => onChange(undefined)}
    />
  );
  if (!title && !summary) {
    return (
      <fieldset id={idOf(path)} tabIndex={-1}>
        <legend>{path.length === 0 ? <h1>{label}</h1> : label}</legend>
        <Hint {...props} />
        <Fields {...props} />
        {removal}
      </fieldset>
    );
  }
  const [sum, needed] = [sumUp(schema, value, summary), neededIn(schema, value)];
  return (
    <div className="fold" id={idOf(path)}>
      <details>
        <summary>
          <Text text={title ?? label} />
          {!title && <small key={sum}>{sum}</small>}
        </summary>
      </details>
      <div className="beside">
        <Fields {...props} isBeside />
      </div>
      <div className="folded">
        {title && (
          <p key={needed} className="hint">
            {needed}
          </p>
        )}
        <Fields {...props} />
        {removal}
        {children}
      </div>
    </div>
  );
}

/** A list: each item has buttons to move or remove it; a last button adds one. */
function List(props: FieldProps & { readonly element: z.core.$ZodType }) {
  const { schema, element, value: list, path, onChange } = props;
  const items = z.array(z.unknown()).safeParse(list).data ?? [];
  const { label, summary } = metaOf(schema);
  const { label: itemLabel = 'Item' } = metaOf(element);
  const titleOf = (index: number) =>
    sumUp(element, items[index], summary) || `${itemLabel} ${index + 1}`;
  // Keys are positions, so a new order remounts all items.
  const [arrangement, setArrangement] = useState(0);
  const arrange = (next: readonly unknown[]) => {
    setArrangement(arrangement + 1);
    onChange(next);
  };
  const moveUp = (index: number) =>
    arrange(items.toSpliced(index - 1, 2, items[index], items[index - 1]));
  const remove = (index: number) => {
    arrange(items.toSpliced(index, 1));
    // The removed item takes its focused button with it.
    document.getElementById(idOf(path))?.focus({ preventScroll: true });
  };
  const add = () => {
    flushSync(() => arrange([...items, undefined]));
    goToField([...path, items.length]);
  };
  return (
    <fieldset id={idOf(path)} tabIndex={-1} className="list">
      <legend>{label}</legend>
      <Hint {...props} />
      <ol>
        {items.map((value, index) => {
          const item = {
            ...props,
            schema: element,
            value,
            path: [...path, index],
            onChange: (next: unknown) => onChange(items.with(index, next)),
          };
          return (
            <li key={[arrangement, index].join()}>
              <SchemaField {...item} title={titleOf(index)}>
                <div className="row">
                  {index > 0 && <Button text="Up" onClick={() => moveUp(index)} />}
                  {index < items.length - 1 && (
                    <Button text="Down" onClick={() => moveUp(index + 1)} />
                  )}
                  <AskingButton
                    text={`Remove the ${itemLabel.toLowerCase()}`}
                    question={`Remove “${titleOf(index)}”?`}
                    onYes={() => remove(index)}
                  />
                </div>
              </SchemaField>
            </li>
          );
        })}
      </ol>
      <Button text={`Add to “${label}”`} onClick={add} />
    </fieldset>
  );
}

const controls = [
  [z.ZodEnum, ChoiceControl],
  [z.ZodLiteral, ChoiceControl],
  [z.ZodNumber, AmountControl],
  [z.ZodISODate, DayControl],
  [z.ZodISOTime, TextControl],
  [z.ZodString, TextControl],
] as const;

/** @throws an error that names the field, if no control fits its schema */
export function SchemaField(props: FieldProps) {
  const { schema, value, path } = props;
  const { label, isPhoto, isSpot } = metaOf(schema);
  const inside = unwrap(schema, value);
  // PhotoControl sets the spot.
  if (isSpot) return null;
  if (isGroup(inside)) return <Group {...props} />;
  if (inside instanceof z.ZodArray) return <List {...props} element={inside.element} />;
  if (inside instanceof z.ZodBoolean) return <ConsentControl {...props} />;
  const [, ValueControl] = controls.find(([type]) => inside instanceof type) ?? [];
  const Control = isPhoto ? PhotoControl : ValueControl;
  if (!Control) throw new Error(`No control for ${path.join('.')}: add one to schema-field.tsx.`);
  return (
    <div className="field" id={idOf(path)}>
      {!isPhoto && (
        <label key={label} htmlFor={labellingOf(path).id}>
          {label}
        </label>
      )}
      <Hint {...props} />
      <Control {...props} />
      {props.children}
    </div>
  );
}
