import { createContext, type ReactNode } from 'react';
import * as z from 'zod';
import type { Path } from '@/facts/schema/walk';

/** The props of each part of a form. */
export interface FieldProps {
  /** With its description: label, hint, question. */
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
  /** Where the value is in its file. */
  readonly path: Path;
  /** The values of the group that the field is in, by name. */
  readonly group: Readonly<Record<string, unknown>>;
  /** Called with the field's next value, and with values of its group that change with it. */
  readonly onChange: (value: unknown, others?: Readonly<Record<string, unknown>>) => void;
  /** The heading of a list's item, which sums it up. */
  readonly title?: string;
  /** The buttons that arrange an item of a list. */
  readonly children?: ReactNode;
}

interface FormContextValue {
  /** The names of the photos on `main`. */
  readonly photos: ReadonlySet<string>;
  /** Today, by the host's clock. */
  readonly day: string;
  /** Keeps the form from being changed or saved while a photo is prepared. */
  readonly setWaiting: (isWaiting: boolean) => void;
}

/** What all fields of a form share. */
export const FormContext = createContext<FormContextValue>({
  photos: new Set(),
  day: '',
  setWaiting: () => undefined,
});

/** The values of a group by name; none of anything else. */
export const fieldsIn = (value: unknown) =>
  z.record(z.string(), z.unknown()).safeParse(value).data ?? {};

export const idOf = (path: Path) => ['field', ...path].join('.');

/** The attributes that connect a control with its label and its hint. */
export function labellingOf(path: Path) {
  return { id: `${idOf(path)}.control`, 'aria-describedby': `${idOf(path)}.hint` };
}

/** Opens the groups around a field and focuses its first control, or that of the group that it would be in. */
export function goToField(path: Path): void {
  const field = document.getElementById(idOf(path));
  if (!field && path.length > 0) return goToField(path.slice(0, -1));
  for (let fold = field?.closest('.fold'); fold; fold = fold.parentElement?.closest('.fold')) {
    fold.querySelector('details')?.setAttribute('open', '');
  }
  const inside = field?.querySelector(':scope > .folded') ?? field;
  const control = inside?.querySelector<HTMLElement>('input, textarea, button');
  control?.focus({ preventScroll: true });
  // What is above the control says what to fill in.
  (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'center' });
}
