import type { ComponentType, ReactNode } from 'react';
import { Attribute, type Note } from './contract';

/** export.config.ts adds its islands here, so that tsc checks their names in the pages. */
export interface Islands {}

export type IslandProps<Props extends object> = {
  /** Its name in the settings. */
  readonly name: Extract<keyof Islands, string>;
  /** A media query: the island is fetched only on devices that match it. */
  readonly media?: string;
  /** Shown and announced while the island is not ready, by state. */
  readonly notes?: Partial<Record<Note, ReactNode>>;
  /** HTML beside the component, or for a plain module to enhance; touching it fetches the island too. */
  readonly children?: ReactNode;
} & (
  | {
      /** The client component that the settings name for the island. */
      readonly component: ComponentType<Props>;
      /** Plain data: written into the page as JSON. */
      readonly props: NoInfer<Props>;
    }
  | { readonly component?: never; readonly props?: never }
);

/** Renders a part of a page as an island: its script is fetched when the visitor touches it. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, media, notes, children, component: Component, props } = island;
  const wrapper = {
    [Attribute.Island]: name,
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
        // Not role="status", which screen readers read out even when it is empty.
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
