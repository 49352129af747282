import { useErrorBoundary } from 'preact/hooks';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Attribute } from '../attributes';
import { showFailure } from '../before-ready';
import type { RunIsland } from './start-island';

type ErrorComponent = ComponentType<{ readonly error: unknown }> | undefined;

interface BoundaryProps {
  readonly errorComponent: ErrorComponent;
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Renders the site's error component when an island throws. */
function IslandBoundary({ errorComponent: ErrorMessage, onError, children }: BoundaryProps) {
  const error: unknown = useErrorBoundary(onError)[0];
  if (error === undefined) return children;
  return ErrorMessage && <ErrorMessage error={error} />;
}

/** Calls back once all in it is mounted. */
export function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  // A parent's effect runs after its children's, so all listeners are attached by now.
  useEffect(onMounted, [onMounted]);
  return children;
}

/** Hydrates a component with the props it was rendered with. */
export function componentIsland<Props extends object>(
  Island: ComponentType<Props>,
  errorComponent: ErrorComponent,
): RunIsland<Props> {
  return (island, props, onReady) => {
    const root = island.querySelector(`[${Attribute.Root}]`);
    if (!root)
      throw new Error('An island has no component in the page: render it through <Island>.');
    let hasFailed = false;
    const onError = () => {
      hasFailed = true;
      showFailure(island);
    };
    // Effects of the parents run even when the effect of a child throws.
    const onHydrated = () => {
      if (!hasFailed) onReady();
    };
    hydrateRoot(
      root,
      <Mounted onMounted={onHydrated}>
        <IslandBoundary errorComponent={errorComponent} onError={onError}>
          <Island {...props} />
        </IslandBoundary>
      </Mounted>,
    );
  };
}
