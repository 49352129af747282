import type { ComponentType, ReactNode } from 'react';
import { Attribute, type NoteState } from './attributes';

interface IslandWrapper {
  /** Its name in the settings. */
  readonly name: string;
  /** Fetched for a mouse or a keyboard only, never on a touch screen. */
  readonly isForHover?: boolean;
  /** What is shown and read out while the island is not ready, by the state. */
  readonly notes?: Partial<Record<NoteState, ReactNode>>;
  /** Plain HTML beside the component; touching it fetches the island, too. */
  readonly children?: ReactNode;
}

/** A component with its props, which are plain JSON: they are written into the page. */
interface ComponentContent<Props extends object> {
  readonly component: ComponentType<Props>;
  readonly props: Props;
}

/** A plain module works on the children. */
interface PlainContent {
  readonly component?: undefined;
  readonly props?: object;
}

export type IslandProps<Props extends object> = IslandWrapper &
  (ComponentContent<Props> | PlainContent);

const noteStates = ['held', 'failed', 'ready'] as const;

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
          {noteStates.map(
            (state) =>
              notes[state] && (
                <div key={state} {...{ [Attribute.Note]: state }} hidden>
                  {notes[state]}
                </div>
              ),
          )}
        </div>
      )}
    </div>
  );
}
