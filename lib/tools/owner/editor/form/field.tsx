/** A field of a form: its control under its label and its hint. */
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { type Path, withoutEmpty } from '@/lib/facts/walk';
import { valueInWords } from '../value-in-words';

export interface FieldProps {
  /** With its description: label, hint, question. */
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
  /** The example farm's answer. */
  readonly example: unknown;
  /** Where the value is in its file. */
  readonly path: Path;
  readonly onChange: (value: unknown) => void;
}

export const idOf = (path: Path) => ['field', ...path].join('.');
export const metaOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema) ?? {};

/** Opens what a field is folded into, and puts its first control in focus. */
export function goToField(path: Path): void {
  const field = document.getElementById(idOf(path));
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
  const control = field?.querySelector<HTMLElement>('input, textarea, :not(.row) > button');
  control?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** What the example farm answers to a question, in words. */
function exampleInWords(meta: z.core.GlobalMeta, example: unknown): string | undefined {
  const words = [example].flat().map((answer) => valueInWords(answer, meta));
  return meta.question && words.join('') && `Example: ${words.join(' / ')}`;
}

/** What is asked and how to answer; while there is no answer, also the example farm's. */
export function Hint({ schema, value, example, path }: FieldProps) {
  const { question, hint, isNeededToGoLive } = metaOf(schema);
  const isOpen = withoutEmpty(value) === undefined;
  const needed = isNeededToGoLive ? 'The site cannot go live without it.' : undefined;
  const open = isOpen ? [exampleInWords(metaOf(schema), example), needed] : [];
  const sentences = [question, hint, ...open];
  return (
    <div className="hint" id={`${idOf(path)}.hint`}>
      {sentences.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
    </div>
  );
}

/** What the schema says of a value; nothing of an empty one, which the check before a save knows better. */
function problemOf(schema: z.core.$ZodType, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const given = typeof value === 'string' ? value.trim() : value;
  return z.safeParse(schema, given).error?.issues[0]?.message;
}

interface LabelledProps extends FieldProps {
  /** What is wrong with the value, where its schema cannot say it. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** The label and the hint above a control, and below it what is wrong, once it has been left. */
export function Labelled({ problem, children, ...props }: LabelledProps) {
  const { schema, value, path } = props;
  const [isLeft, setLeft] = useState(false);
  const wrong = isLeft ? (problem ?? problemOf(schema, value)) : undefined;
  const id = idOf(path);
  return (
    <div className="field" id={id} onBlur={() => setLeft(true)} onInput={() => setLeft(false)}>
      <label id={`${id}.label`} htmlFor={`${id}.control`}>
        {metaOf(schema).label}
      </label>
      <Hint {...props} />
      {children}
      {wrong && (
        <p className="problem" role="alert" id={`${id}.problem`}>
          {wrong}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its label, its hint and what is wrong with it. */
export function tiesOf(path: Path) {
  const id = idOf(path);
  return { id: `${id}.control`, 'aria-describedby': `${id}.problem ${id}.hint` };
}
