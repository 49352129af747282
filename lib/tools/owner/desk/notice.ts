/** What the desk itself says, at the top of the screen. */

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

/** Shows a sentence until it is closed, or until another comes. */
export function showNotice(sentence: string): void {
  const close = element('button', { type: 'button' }, 'Close');
  const notice = element('div', { id: 'notice', role: 'alert' }, element('p', {}, sentence), close);
  close.addEventListener('click', () => notice.remove());
  document.querySelector('#notice')?.remove();
  document.body.prepend(notice);
}
