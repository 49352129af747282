import { useErrorBoundary } from 'preact/hooks';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Attribute, type Loader } from './contract';
import { copyElements, restoreOrder } from './own-elements';
import type { RunIsland } from './start-island';

/** Calls back once its children are mounted. */
export function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  // A parent's effect runs after its children's, so all listeners are attached by now.
  useEffect(onMounted, [onMounted]);
  return children;
}

/**
 * Hydrates a component with the props it was rendered with, and with the loader. If it ever throws, a copy of the
 * server-rendered elements replaces it, with what the visitor has typed.
 */
export function componentIsland<Props extends object>(
  Island: ComponentType<Props & { readonly loader?: Loader }>,
): RunIsland<Props> {
  return (loader, props, onReady) => {
    const root = loader.wrapper.querySelector(`[${Attribute.Root}]`);
    if (!root)
      throw new Error('An island has no component in the page: render it through <Island>.');
    restoreOrder(root, loader);
    const replaceByCopy = copyElements(root, loader);
    let hasFailed = false;
    const Failed = ({ error }: { error: unknown }) => {
      useLayoutEffect(() => {
        replaceByCopy();
        loader.failed(error);
      }, [error]);
      return null;
    };
    const Boundary = () => {
      const [failure, setFailure] = useState<{ error: unknown }>();
      const fail = (error: unknown) => {
        // Later errors come from elements that are no longer in the page.
        if (hasFailed) return;
        hasFailed = true;
        setFailure({ error });
      };
      useErrorBoundary(fail);
      useEffect(() => {
        // An error boundary does not catch what a listener or a timer of the island's module throws.
        addEventListener('error', ({ filename, error }) => {
          if (filename === import.meta.url) fail(error);
        });
      }, []);
      return failure ? <Failed {...failure} /> : <Island {...props} loader={loader} />;
    };
    // A parent's effect runs even if a child's effect throws.
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
