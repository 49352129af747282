import type { ComponentType } from 'react';

/** The client components of the site; each name is that of its module under components/. */
export type IslandName = 'contact-form' | 'seed-calculator' | 'chat-button';

export interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<Props>;
  /** Plain JSON: it is written into the page for the island to wake up with. */
  readonly props: Props;
}

/** Marks a client component, with its props, as one that can wake up on its own. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
}: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...props} />
    </div>
  );
}
