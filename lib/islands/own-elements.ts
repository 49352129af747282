/** The server-rendered elements of an island, among which extensions add others, and which components change. */
import type { Loader } from './contract';

/**
 * Restores the order of a root's server-rendered elements, and removes what extensions have added beside or around
 * them: hydration matches elements by their order. A page translator's text stays, with or without `<font>`.
 */
export function restoreOrder(root: Element, { elements }: Loader): void {
  const { activeElement } = document;
  for (const [parent, ...children] of elements) {
    if (!parent || !root.contains(parent) || children.length === 0) continue;
    const isForeign = (child: Element) => !children.includes(child) && child.localName !== 'font';
    for (const foreign of [...parent.children].filter(isForeign))
      foreign.replaceWith(...children.filter((own) => foreign.contains(own)));
    const standing = [...parent.children].filter((child) => children.includes(child));
    if (children.some((own, place) => own !== standing[place])) parent.append(...children);
  }
  // Moving an element loses the focus, but not the caret.
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/**
 * Copies the content of an island's root before hydration.
 * @returns a function that replaces the content with the copy, which has no listeners and nothing of the component except
 * the values of the controls; the form takes the focus if nothing else has it
 */
export function copyElements(root: Element, loader: Loader): () => void {
  const copy = document.importNode(root, true);
  return () => {
    const controls = [...copy.querySelectorAll<HTMLInputElement>('[name]')];
    controls.forEach((control, place) => {
      control.value = loader.controls[place]?.value ?? control.value;
    });
    loader.controls = controls;
    root.replaceChildren(...copy.childNodes);
    if (document.activeElement === document.body)
      root.querySelector('form')?.focus({ preventScroll: true });
  };
}
