import { useErrorBoundary } from 'preact/hooks';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Attribute, type Loader } from './contract';
import type { RunIsland } from './start-island';

/** Calls back once its children are mounted. */
export function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  // A parent's effect runs after its children's, so all listeners are attached by now.
  useEffect(onMounted, [onMounted]);
  return children;
}

/**
 * Hydrates a component with the props it was rendered with, and with the loader. If it throws, the page's own elements
 * take its place again, with what a visitor has typed into them.
 */
export function componentIsland<Props extends object>(
  Island: ComponentType<Props & { readonly loader?: Loader }>,
): RunIsland<Props> {
  return (loader, props, onReady) => {
    const root = loader.wrapper.querySelector(`[${Attribute.Root}]`);
    if (!root)
      throw new Error('An island has no component in the page: render it through <Island>.');
    const elements = [root, ...root.querySelectorAll('*')];
    const contents = elements.map((element) => [...element.childNodes]);
    let hasFailed = false;
    const Failed = ({ error }: { error: unknown }) => {
      useLayoutEffect(() => {
        elements.forEach((element, place) => element.replaceChildren(...(contents[place] ?? [])));
        loader.failed(error);
      }, [error]);
      return null;
    };
    const Boundary = () => {
      const error: unknown = useErrorBoundary(() => {
        hasFailed = true;
      })[0];
      return error === undefined ? <Island {...props} loader={loader} /> : <Failed error={error} />;
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
