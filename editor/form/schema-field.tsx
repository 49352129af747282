/** Draws a schema as a part of a form: a field, a group of fields, or a list. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod';
import { isGroup, metaOf, partsOf, sumUp, unwrap, withoutEmpty } from '@/facts/schema/walk';
import { Button } from './buttons';
import { AmountControl, ChoiceControl, DayControl, TextControl } from './controls';
import { type FieldProps, fieldsIn, goToField, idOf, labellingOf } from './field-props';
import { ConsentControl, PhotoControl } from './photo-control';

/** The question and how to answer it. */
function Hint({ schema, path }: FieldProps) {
  const { question, hint } = metaOf(schema);
  return (
    <div className="hint" id={`${idOf(path)}.hint`}>
      {[question, hint].map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
    </div>
  );
}

/** The fields of a group, one below the other. */
function Fields({ schema, value, path, onChange }: FieldProps) {
  const group = fieldsIn(value);
  const shown = partsOf(schema, value).filter(([, field]) => !metaOf(field).isBeside);
  const change = (next: typeof group) => {
    // Another choice may leave fields without a place.
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

/** What an item of a list cannot be without. */
function neededIn(schema: z.core.$ZodType, value: unknown): string {
  const needed = partsOf(schema, value).filter(
    ([, field]) => !(field instanceof z.ZodOptional || field instanceof z.ZodPrefault),
  );
  return `Needed: ${conjunction.format(needed.map(([, field]) => metaOf(field).label ?? ''))}.`;
}

/** The field of an item that can be changed without opening it. */
function Beside({ schema, value, path, onChange }: FieldProps) {
  const [name, field, part] =
    partsOf(schema, value).find(([, each]) => metaOf(each).isBeside) ?? [];
  if (!name || !field) return null;
  const group = fieldsIn(value);
  return (
    <div className="beside" id={idOf([...path, name])}>
      <ChoiceControl
        schema={field}
        value={part}
        path={[...path, name]}
        group={group}
        onChange={(next) => onChange({ ...group, [name]: next })}
      />
    </div>
  );
}

/** A group of fields, folded if it is an item of a list or if a field sums it up. */
function Group({ title, children, ...props }: FieldProps) {
  const { schema, value, path, onChange } = props;
  const { label = '', summary } = metaOf(schema);
  const isRemovable = schema instanceof z.ZodOptional && withoutEmpty(value) !== undefined;
  const removal = isRemovable && (
    <Button
      text={`Remove the ${label.toLowerCase()}`}
      onClick={() => confirm(`Remove “${label}”?`) && onChange(undefined)}
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
  return (
    <details id={idOf(path)}>
      <summary>
        {title ?? label}
        {!title && <small>{sumUp(schema, value, summary)}</small>}
      </summary>
      {title && <p className="hint">{neededIn(schema, value)}</p>}
      <Fields {...props} />
      {removal}
      {children}
    </details>
  );
}

/** The items of a list, each with buttons that move or remove it, and a button that adds one. */
function List(props: FieldProps & { readonly element: z.core.$ZodType }) {
  const { schema, element, value: list, path, onChange } = props;
  const items = z.array(z.unknown()).safeParse(list).data ?? [];
  const { label, summary } = metaOf(schema);
  const { label: itemLabel = 'Item' } = metaOf(element);
  const titleOf = (index: number) =>
    sumUp(element, items[index], summary) || `${itemLabel} ${index + 1}`;
  // A new order draws all items again, since their keys are their positions.
  const [arrangement, setArrangement] = useState(0);
  const arrange = (next: readonly unknown[]) => {
    setArrangement(arrangement + 1);
    onChange(next);
  };
  const moveUp = (index: number) =>
    arrange(items.toSpliced(index - 1, 2, items[index], items[index - 1]));
  const remove = (index: number) => {
    if (!confirm(`Remove “${titleOf(index)}”?`)) return;
    arrange(items.toSpliced(index, 1));
    // The button goes with the item.
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
                  <Button
                    text={`Remove the ${itemLabel.toLowerCase()}`}
                    onClick={() => remove(index)}
                  />
                </div>
              </SchemaField>
              <Beside {...item} />
            </li>
          );
        })}
      </ol>
      <Button text={`Add to “${label}”`} onClick={add} />
    </fieldset>
  );
}

/** The control of each kind of value. */
const controls = [
  [z.ZodEnum, ChoiceControl],
  [z.ZodLiteral, ChoiceControl],
  [z.ZodNumber, AmountControl],
  [z.ZodISODate, DayControl],
  [z.ZodISOTime, TextControl],
  [z.ZodString, TextControl],
] as const;

/** @throws one sentence, with the name of the field, for a schema without a control */
export function SchemaField(props: FieldProps) {
  const { schema, value, path } = props;
  const { label, isPhoto, isSpot } = metaOf(schema);
  const inside = unwrap(schema, value);
  // A tap on the photo sets the spot.
  if (isSpot) return null;
  if (isGroup(inside)) return <Group {...props} />;
  if (inside instanceof z.ZodArray) return <List {...props} element={inside.element} />;
  if (inside instanceof z.ZodBoolean) return <ConsentControl {...props} />;
  const [, ValueControl] = controls.find(([type]) => inside instanceof type) ?? [];
  const Control = isPhoto ? PhotoControl : ValueControl;
  if (!Control) throw new Error(`No control for ${path.join('.')}: add one to schema-field.tsx.`);
  return (
    <div className="field" id={idOf(path)}>
      {!isPhoto && <label htmlFor={labellingOf(path).id}>{label}</label>}
      <Hint {...props} />
      <Control {...props} />
      {props.children}
    </div>
  );
}
