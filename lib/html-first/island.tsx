import type { ComponentType, ReactNode } from 'react';
import { Attribute, type NoteState } from './attributes';

export interface IslandProps<Props extends object> {
  /** Its name in the settings. */
  readonly name: string;
  /** Left out where the island is a plain module that works on the children. */
  readonly component?: ComponentType<Props>;
  /** Plain JSON: it is written into the page for the island to start with. */
  readonly props?: Props;
  /** Fetched for a mouse or a keyboard only, never on a touch screen. */
  readonly isForHover?: boolean;
  /** What is shown and read out while the island is not ready, by the state. */
  readonly notes?: Partial<Record<NoteState, ReactNode>>;
  /** Plain HTML beside the component; touching it fetches the island, too. */
  readonly children?: ReactNode;
}

const noteStates = ['held', 'failed', 'ready'] as const;

/** Marks a part of a page, with its props, as one whose script is fetched when it is touched. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  isForHover = false,
  notes,
  children,
}: IslandProps<Props>) {
  const wrapper = {
    [Attribute.Island]: name,
    [Attribute.Hover]: isForHover ? '' : undefined,
    [Attribute.Props]: props && JSON.stringify(props),
  };
  return (
    <div {...wrapper} className="contents">
      {Component && props && (
        <div {...{ [Attribute.Root]: '' }} className="contents">
          <Component {...props} />
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
