import { type ClipboardEvent, type DragEvent, type FormEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function isTextControl(target: unknown): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** How many characters a text takes up in a control, which replaces or drops line breaks. */
function lengthIn(control: TextControl, text: string): number {
  return text.replace(/\r\n?|\n/g, control instanceof HTMLTextAreaElement ? '\n' : '').length;
}

/**
 * Notices when a text that is pasted or dropped does not fit into its field: browsers cut it silently.
 * @returns the id of the field, and event handlers for the form.
 */
export function useCutText() {
  const [cutField, setCutField] = useState<string>();

  function checkLength(control: TextControl, text: string, selected: number) {
    const length = control.value.length - selected + lengthIn(control, text);
    setCutField(length > control.maxLength ? control.id : undefined);
  }

  function onPaste({ target, clipboardData }: ClipboardEvent) {
    if (!isTextControl(target)) return;
    const selected = target.value.slice(target.selectionStart ?? 0, target.selectionEnd ?? 0);
    checkLength(target, clipboardData.getData('text/plain'), selected.length);
  }

  function onDrop({ target, dataTransfer }: DragEvent) {
    if (isTextControl(target)) checkLength(target, dataTransfer.getData('text/plain'), 0);
  }

  /** Removes the note as soon as there is room again. */
  function noticeInput({ target }: FormEvent) {
    if (isTextControl(target) && target.value.length < target.maxLength) setCutField(undefined);
  }

  return { cutField, onPaste, onDrop, noticeInput };
}
