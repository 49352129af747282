import { createContext, type ReactNode } from 'react';
import * as z from 'zod';
import type { Path } from '@/facts/schema/walk';

/** The props of each part of a form. */
export interface FieldProps {
  /** Its metadata has the label, hint and question. */
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
  /** The path of the value in its file. */
  readonly path: Path;
  /** The values of the field's group, by name. */
  readonly group: Readonly<Record<string, unknown>>;
  /** Receives the field's next value, and other values of its group that change with it. */
  readonly onChange: (value: unknown, others?: Readonly<Record<string, unknown>>) => void;
  /** The heading of a list item: its summary. */
  readonly title?: string;
  /** The buttons that move or remove a list item. */
  readonly children?: ReactNode;
}

interface FormContextValue {
  /** The names of the photos on `main`. */
  readonly photos: ReadonlySet<string>;
  /** Today, by the host's clock. */
  readonly day: string;
  /** Blocks edits and Save while a photo is being prepared. */
  readonly setWaiting: (isWaiting: boolean) => void;
}

export const FormContext = createContext<FormContextValue>({
  photos: new Set(),
  day: '',
  setWaiting: () => undefined,
});

/** The values of a group, by name; empty for anything else. */
export const fieldsIn = (value: unknown) =>
  z.record(z.string(), z.unknown()).safeParse(value).data ?? {};

export const idOf = (path: Path) => ['field', ...path].join('.');

/** The attributes that tie a control to its label and hint. */
export function labellingOf(path: Path) {
  return { id: `${idOf(path)}.control`, 'aria-describedby': `${idOf(path)}.hint` };
}

/** Unfolds the groups around a field and focuses its first control; if the field is missing, that of its group. */
export function goToField(path: Path): void {
  const field = document.getElementById(idOf(path));
  if (!field && path.length > 0) return goToField(path.slice(0, -1));
  for (let fold = field?.closest('.fold'); fold; fold = fold.parentElement?.closest('.fold')) {
    fold.querySelector('details')?.setAttribute('open', '');
  }
  const inside = field?.querySelector(':scope > .folded') ?? field;
  const control = inside?.querySelector<HTMLElement>('input, textarea, button');
  control?.focus({ preventScroll: true });
  // The label and hint are above the control.
  (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'center' });
}
