/**
 * Keeps text whole that comes into a field at once: a paste, or a keyboard's clipboard. A browser would cut it at the
 * field's limit without a word; instead, Send says that it is too long. What is typed stays limited, also by a keyboard
 * that composes whole words.
 */
export function keepWhole({ target, data, inputType, isComposing }: InputEvent): void {
  const isTyped = isComposing || inputType === 'insertCompositionText';
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isTyped || !isField || !data || data.length < 2 || target.maxLength < 0) return;
  const { maxLength } = target;
  target.removeAttribute('maxlength');
  target.addEventListener('input', () => Object.assign(target, { maxLength }), { once: true });
}
