/** What is said above the editor. */

/** An element with a text and what is inside it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inside);
  return made;
}

/** Takes away what `showNotice` shows. */
export function hideNotice(): void {
  document.querySelector('#notice')?.remove();
}

/** Shows sentences until they are closed, or until others come. */
export function showNotice(...sentences: (string | Node)[]): void {
  hideNotice();
  const close = element('button', { type: 'button', onclick: hideNotice }, 'Close');
  const lines = sentences.map((sentence) => element('p', {}, sentence));
  document.body.prepend(element('div', { id: 'notice', role: 'alert' }, ...lines, close));
}
