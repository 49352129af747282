/**
 * Keeps pasted text whole, also from a keyboard's clipboard: a browser would silently cut it at `maxlength`. Send
 * reports it as too long instead. Typing stays limited, even on a keyboard that composes whole words.
 */
export function keepWhole({ target, data, inputType, isComposing }: InputEvent): void {
  const isTyped = isComposing || inputType === 'insertCompositionText';
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isTyped || !isField || !data || data.length < 2 || target.maxLength < 0) return;
  const { maxLength } = target;
  target.removeAttribute('maxlength');
  target.addEventListener('input', () => Object.assign(target, { maxLength }), { once: true });
}
