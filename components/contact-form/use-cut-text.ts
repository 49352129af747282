import { type ClipboardEvent, type DragEvent, type FormEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

function isControl(target: EventTarget): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** How many characters a text takes in a control, which makes its own of line breaks. */
function lengthIn(control: Control, text: string): number {
  return text.replace(/\r\n?|\n/g, control instanceof HTMLTextAreaElement ? '\n' : '').length;
}

/**
 * Notices when a text that is pasted or dropped does not fit into its field: browsers leave out the
 * end of it and say nothing.
 * @returns the id of the field, and handlers for the form.
 */
export function useCutText() {
  const [cutField, setCutField] = useState<string>();

  function compare(control: Control, text: string, selected: number) {
    const length = control.value.length - selected + lengthIn(control, text);
    setCutField(length > control.maxLength ? control.id : undefined);
  }

  function onPaste({ target, clipboardData }: ClipboardEvent) {
    if (!isControl(target)) return;
    const selected = target.value.slice(target.selectionStart ?? 0, target.selectionEnd ?? 0);
    compare(target, clipboardData.getData('text/plain'), selected.length);
  }

  function onDrop({ target, dataTransfer }: DragEvent) {
    if (isControl(target)) compare(target, dataTransfer.getData('text/plain'), 0);
  }

  /** Takes the note away as soon as there is room again. */
  function noticeInput({ target }: FormEvent) {
    if (isControl(target) && target.value.length < target.maxLength) setCutField(undefined);
  }

  return { cutField, onPaste, onDrop, noticeInput };
}
