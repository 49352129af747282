/** Renders one change for the owner. */
import type { Change, FieldChange } from './changes';
import { photoUrl } from './resize-photo';

/** The labels of the old and the new value, and of a value that exists only before or only after. */
export type SideNames = readonly [was: string, is: string, gone: string, come: string];

type Line = readonly [name: string, text: string, isMarked: boolean];

/** The lines of a field: its old and new value, the new one marked; one line if the whole item is new or gone. */
function linesOf({ label, was, is }: FieldChange, names: SideNames, isWhole: boolean): Line[] {
  if (isWhole) return [[`${label}:`, is || was, false]];
  const [before, after, gone, come] = names;
  return [
    [is ? before : gone, was, false],
    [was ? after : come, is, true],
  ];
}

/** A field or an item and its changes. An item that is added or removed lists all its fields. */
export function ChangeEntry({ label, fields, names }: Change & { readonly names: SideNames }) {
  const [isNew, isGone] = [fields.every(({ was }) => !was), fields.every(({ is }) => !is)];
  const isWhole = fields.length > 1 && (isNew || isGone);
  return (
    <section className="change">
      <h2>{label}</h2>
      {isWhole && <p className="label">{names[isNew ? 3 : 2]}</p>}
      {fields.map((field) => (
        <div key={field.label} className="side">
          {!isWhole && field.label && <p className="label">{field.label}</p>}
          {linesOf(field, names, isWhole).map(([name, text, isMarked]) => {
            const answer = field.isPhoto ? <img src={photoUrl(text)} alt={text} /> : text;
            return (
              text && (
                <p key={name}>
                  <span className="hint">{name} </span>
                  {isMarked ? <b>{answer}</b> : answer}
                </p>
              )
            );
          })}
          {field.note && <p className="problem">{field.note}</p>}
        </div>
      ))}
    </section>
  );
}
