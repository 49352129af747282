import { useErrorBoundary } from 'preact/hooks';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Attribute, type Loader } from '../contract';
import type { RunIsland } from './start-island';

/** Calls back once its children are mounted. */
export function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  // A parent's effect runs after its children's, so all listeners are attached by now.
  useEffect(onMounted, [onMounted]);
  return children;
}

/**
 * Hydrates a component with the props it was rendered with, and with the loader.
 * @param ErrorMessage takes the component's place if it throws
 */
export function componentIsland<Props extends object>(
  Island: ComponentType<Props & { readonly loader?: Loader }>,
  ErrorMessage: ComponentType<{ readonly error: unknown }>,
): RunIsland<Props> {
  return (loader, props, onReady) => {
    const root = loader.wrapper.querySelector(`[${Attribute.Root}]`);
    if (!root)
      throw new Error('An island has no component in the page: render it through <Island>.');
    let hasFailed = false;
    const onError = () => {
      hasFailed = true;
      loader.failed();
    };
    const Boundary = () => {
      const error: unknown = useErrorBoundary(onError)[0];
      if (error === undefined) return <Island {...props} loader={loader} />;
      return <ErrorMessage error={error} />;
    };
    // A parent's effect runs even if a child's throws.
    const onMounted = () => {
      if (!hasFailed) onReady();
    };
    hydrateRoot(
      root,
      <Mounted onMounted={onMounted}>
        <Boundary />
      </Mounted>,
    );
  };
}
