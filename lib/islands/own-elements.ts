/** The page's own elements of an island, which extensions add others to, and components change. */
import type { Loader } from './contract';

/**
 * Puts the page's own elements in a root in their order again, and takes out what extensions have added beside or around them: a
 * component takes the elements that it finds, by their order. A page translator's words stay, in `<font>` or alone.
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
  // An element that was moved has lost the focus, but not the caret.
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/**
 * Copies what an island's root contains before it is hydrated.
 * @returns a function that replaces it by the copy, which has no listeners and no trace of the component, but the values
 * of the controls; it has the focus if nothing else has
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
