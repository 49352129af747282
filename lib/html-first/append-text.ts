/**
 * Writes a text below what stands in a text field, once. Setting the value and dispatching `input`
 * works before the field's island is hydrated and after.
 * @returns whether there was room; without it nothing is changed.
 */
export function appendText(field: HTMLTextAreaElement, text: string): boolean {
  if (field.value.includes(text)) return true;
  const value = `${field.value}\n\n${text}`.trim();
  if (value.length > field.maxLength) return false;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
