/** A part of a form, out of its schema: a field, a group of fields, or a list. */
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { isGroup, partsOf, unwrap, valueAt } from '@/lib/facts/walk';
import { valueInWords } from '../value-in-words';
import { AmountControl, ChoiceControl, DayControl, TextControl, TickControl } from './controls';
import { type FieldProps, goToField, Hint, idOf, metaOf } from './field';
import { type Kind, kindOf } from './kind-of-field';
import { PhotoControl } from './photo-control';

/** The value, in words, of the field that sums a group up. */
function sumUp(schema: z.core.$ZodType, value: unknown, summary = ''): string {
  const [, field, part] = partsOf(schema, value).find(([name]) => name === summary) ?? [];
  return field ? valueInWords(part, metaOf(field)) : '';
}

/** The fields of a group, one below the other. */
function Fields({ schema, value, example, path, onChange }: FieldProps) {
  const record = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const change = (parts: Readonly<Record<string, unknown>>) => onChange({ ...record, ...parts });
  const fields = partsOf(schema, value);
  const spot = fields.find(([, field]) => metaOf(field).isSpot)?.[0] ?? '';
  return fields.map(([name, field, part]) => {
    const props = {
      schema: field,
      value: part,
      example: valueAt(example, [name]),
      path: [...path, name],
      // Another photo has its spot elsewhere.
      onChange: (next: unknown) =>
        change(metaOf(field).isPhoto ? { [name]: next, [spot]: undefined } : { [name]: next }),
    };
    if (name === spot) return null;
    if (!metaOf(field).isPhoto) return <FormPart key={name} {...props} />;
    const onSpot = (next: unknown) => change({ [spot]: next });
    return <PhotoControl key={name} {...props} spot={record[spot]} onSpot={onSpot} />;
  });
}

function Group(props: FieldProps) {
  const { schema, value, path } = props;
  const { label, summary } = metaOf(schema);
  if (!summary) {
    return (
      <fieldset id={idOf(path)}>
        <legend>{path.length === 0 ? <h1>{label}</h1> : label}</legend>
        <Fields {...props} />
      </fieldset>
    );
  }
  return (
    <details id={idOf(path)}>
      <summary>
        {label}
        <small>{sumUp(schema, value, summary)}</small>
      </summary>
      <Fields {...props} />
    </details>
  );
}

interface ItemProps extends FieldProps {
  readonly summary: string | undefined;
  readonly name: string;
  /** The buttons that arrange it. */
  readonly children: ReactNode;
}

/** An item of a list: a group folded under what sums it up, or a single value. */
function Item({ summary, name, children, ...props }: ItemProps) {
  const { schema, value, path } = props;
  if (!isGroup(unwrap(schema))) {
    return (
      <>
        <FormPart {...props} />
        {children}
      </>
    );
  }
  return (
    <details id={idOf(path)}>
      <summary>{sumUp(schema, value, summary) || name}</summary>
      <Fields {...props} />
      {children}
    </details>
  );
}

let keysMade = 0;
function makeKey(): number {
  keysMade += 1;
  return keysMade;
}

/** The items of a list, and how to arrange them. React tells them apart by keys that move with them. */
function useItems({ value, onChange }: FieldProps) {
  const items = z.array(z.unknown()).safeParse(value).data ?? [];
  const [keys, setKeys] = useState(() => items.map(makeKey));
  const entries = items.map((item, index) => ({ item, key: keys[index] ?? 0 }));
  const arrange = (order: typeof entries) => {
    setKeys(order.map(({ key }) => key));
    onChange(order.map(({ item }) => item));
  };
  return {
    entries,
    change: (index: number, next: unknown) =>
      onChange(items.map((item, place) => (place === index ? next : item))),
    takeOff: (index: number) => arrange(entries.toSpliced(index, 1)),
    moveUp: (index: number) =>
      arrange(entries.toSpliced(index - 1, 2, ...entries.slice(index - 1, index + 1).reverse())),
    add: () => arrange([...entries, { item: undefined, key: makeKey() }]),
  };
}

function ListButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      {text}
    </button>
  );
}

/** Items one below the other, each with the buttons that move it and take it off, and one that adds another. */
function List(props: FieldProps) {
  const { schema, path } = props;
  const { entries, change, takeOff, moveUp, add } = useItems(props);
  const inside = unwrap(schema);
  if (!(inside instanceof z.ZodArray)) return null;
  const { element } = inside;
  const { label = '', summary } = metaOf(schema);
  const { label: one = 'Item' } = metaOf(element);
  const addAndGo = () => {
    flushSync(add);
    goToField([...path, entries.length]);
  };
  return (
    <fieldset id={idOf(path)} className="list">
      <legend>{label}</legend>
      <Hint {...props} />
      <ol>
        {entries.map(({ item, key }, index) => (
          <li key={key}>
            <Item
              schema={element}
              value={item}
              example={undefined}
              path={[...path, index]}
              onChange={(next) => change(index, next)}
              summary={summary}
              name={`${one} ${index + 1}`}
            >
              <div className="row">
                {index > 0 && <ListButton text="Up" onClick={() => moveUp(index)} />}
                {index < entries.length - 1 && (
                  <ListButton text="Down" onClick={() => moveUp(index + 1)} />
                )}
                <ListButton text="Take off" onClick={() => takeOff(index)} />
              </div>
            </Item>
          </li>
        ))}
      </ol>
      <ListButton text={`Add ${one}`} onClick={addAndGo} />
    </fieldset>
  );
}

/** A photo is shown by its group, with its spot. */
const controls: Readonly<Record<Kind, (props: FieldProps) => ReactNode>> = {
  group: Group,
  list: List,
  choice: ChoiceControl,
  amount: AmountControl,
  tick: TickControl,
  day: DayControl,
  text: TextControl,
  photo: () => null,
};

/** @throws one sentence for a schema without a control, which the build of the editor has looked for */
export function FormPart(props: FieldProps) {
  const Control = controls[kindOf(props.schema, idOf(props.path))];
  return <Control {...props} />;
}
