import type { ComponentType, ReactNode } from 'react';
import { Attribute } from './attributes';
import type { NoteState } from './before-ready';

/** What an optional property may also be: JSON leaves it out. */
type Missing<Value, Key extends keyof Value> = object extends Pick<Value, Key> ? undefined : never;

/**
 * The part of a type that JSON carries: a function, a date or an `undefined` that is not of an
 * optional property in it is an error of types.
 */
type Json<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends bigint | symbol | undefined | Date | ((...given: never[]) => unknown)
    ? never
    : { readonly [Key in keyof Value]: Json<Value[Key]> | Missing<Value, Key> };

export type IslandProps<Props extends object> = {
  /** Its name in the settings. */
  readonly name: string;
  /** A media query: on devices that do not match it the island is never fetched. */
  readonly media?: string;
  /** Shown and announced while the island is not ready, by state. */
  readonly notes?: Partial<Record<NoteState, ReactNode>>;
  /** HTML beside the component, or the HTML that a plain module enhances; touching it counts too. */
  readonly children?: ReactNode;
} & (
  | {
      /** The client component that the settings name: the build fails where they name another. */
      readonly component: ComponentType<Props>;
      /** Written into the page as JSON. */
      readonly props: NoInfer<Props & Json<Props>>;
    }
  | { readonly component?: never; readonly props?: never }
);

/**
 * The file and the export of a client component, `counter.tsx#Counter`, as React's server knows it.
 * Undefined for any other component.
 */
function sourceOf(component: object): string | undefined {
  if (!('$$id' in component)) return undefined;
  return /[^/]*$/.exec(String(component.$$id))?.[0].replace(' <module evaluation>', '');
}

/** Renders a part of a page as an island: its script is fetched when the visitor touches it. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, media, notes, children, component: Component, props } = island;
  const wrapper = {
    [Attribute.Island]: name,
    [Attribute.Component]: Component && sourceOf(Component),
    [Attribute.Media]: media,
    [Attribute.Props]: props && JSON.stringify(props),
  };
  return (
    <div {...wrapper}>
      {Component && (
        <div {...{ [Attribute.Root]: '' }}>
          <Component {...props} />
        </div>
      )}
      {children}
      {notes && (
        // Without the role of a status, which screen readers read out while it is empty.
        <div aria-live="polite">
          {Object.entries(notes).map(([state, note]) => (
            <div key={state} {...{ [Attribute.Note]: state }} hidden>
              {note}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
