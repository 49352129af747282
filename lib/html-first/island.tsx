import type { ComponentType, ReactNode } from 'react';
import { Attribute } from './attributes';
import type { NoteState } from './notes';

type IslandProps<Props extends object> = {
  /** Its name in the settings. */
  readonly name: string;
  /** Fetched for a mouse or a keyboard only, never on a touch screen. */
  readonly isForHover?: boolean;
  /** What is shown and read out while the island is not ready, by the state. */
  readonly notes?: Partial<Record<NoteState, ReactNode>>;
  /** Plain HTML beside the component, or what a plain module works on; touching it counts, too. */
  readonly children?: ReactNode;
} & (
  | {
      readonly component: ComponentType<Props>;
      /** Plain JSON: it is written into the page. */
      readonly props: Props;
    }
  | { readonly component?: undefined; readonly props?: object }
);

/** Marks a part of a page, with its props, as one whose script is fetched when it is touched. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, isForHover, notes, children, props } = island;
  const wrapper = {
    [Attribute.Island]: name,
    [Attribute.Hover]: isForHover ? '' : undefined,
    [Attribute.Props]: props && JSON.stringify(props),
  };
  return (
    <div {...wrapper}>
      {island.component && (
        <div {...{ [Attribute.Root]: '' }}>
          <island.component {...island.props} />
        </div>
      )}
      {children}
      {notes && (
        <div role="status">
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
