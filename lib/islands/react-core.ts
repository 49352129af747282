/**
 * The part of React that islands may use, on Preact's core and hooks. The whole of preact/compat would add 3 KB to
 * the first touch; on-preact.mjs names the packages that need it.
 */
import type { ComponentChild } from 'preact';
import { createElement, hydrate, isValidElement, options, render } from 'preact';
import * as hooks from 'preact/hooks';

export * from 'preact';
export * from 'preact/hooks';

type Render<Props> = (props: Props, ref: unknown) => ComponentChild;

/** Preact passes a component its ref among the props. */
export function forwardRef<Props extends { ref?: unknown }>(render: Render<Props>) {
  return (props: Props) => render(props, props.ref);
}

/** Renders at once what the callback changes, like react-dom's `flushSync`. */
export function flushSync<Result>(change: () => Result): Result {
  // oxlint-disable-next-line typescript/unbound-method -- restored below, never called here
  const { debounceRendering = queueMicrotask } = options;
  options.debounceRendering = (render) => render();
  const result = change();
  options.debounceRendering = debounceRendering;
  return result;
}

export function hydrateRoot(root: Element, tree: ComponentChild): void {
  hydrate(tree, root);
}

export function createRoot(root: Element) {
  return { render: (tree: ComponentChild) => render(tree, root) };
}

// For `import React from 'react'`; marked as pure, so that esbuild drops it where nothing uses it.
export default /* @__PURE__ */ Object.assign({}, hooks, {
  createElement,
  flushSync,
  forwardRef,
  isValidElement,
});
