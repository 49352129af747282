import type { ComponentType, ReactNode } from 'react';

/** The client components of the site that can wake up on their own. */
export type IslandName = 'contact-form' | 'seed-calculator' | 'chat-button' | 'lightbox-controls';

export interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<Props>;
  /** Plain JSON: it is written into the page for the island to wake up with. */
  readonly props: Props;
  /** Wakes for a mouse or the keyboard only; a finger has no use for it. */
  readonly isForHover?: boolean;
  /** Shown when the island cannot wake up or fails: other ways to do what it is for. */
  readonly fallback?: ReactNode;
  /** Plain HTML beside the component that its script works on; touching it wakes the island. */
  readonly children?: ReactNode;
}

/** Marks a client component, with its props, as one that can wake up on its own. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  isForHover = false,
  fallback,
  children,
}: IslandProps<Props>) {
  return (
    <div
      data-island={name}
      data-hover={isForHover ? '' : undefined}
      data-props={JSON.stringify(props)}
      className="contents"
    >
      <div data-island-root="" className="contents">
        <Component {...props} />
      </div>
      {children}
      {fallback && (
        <div role="status" data-island-fallback="" hidden>
          {fallback}
        </div>
      )}
    </div>
  );
}
