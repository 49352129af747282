/**
 * What a tab keeps of a form for its island: beside the draft, a text of the island's own. The copy in
 * `localStorage` has both, of what was typed last in any tab: Android ends browsers, and Chrome does
 * not bring `sessionStorage` back. Only a tab without a draft of its own reads it, once, as it opens.
 */
import { Attribute } from '../attributes';
import { maxDelayMilliseconds, readStore, writeStore } from '../stores';
import { fillFields, readFields } from '../text-fields';

/** How long a copy is kept: a day. */
const maxCopyMilliseconds = 86_400_000;

/** Keeps a form's words until the signal is aborted; where both stores are blocked, the page remembers. */
export function keptWords(form: HTMLFormElement, signal: AbortSignal) {
  const key = form.getAttribute(Attribute.Draft) ?? '';
  const textKey = `${key} island`;
  const tabKey = `${key} tab`;
  const tab = readStore('sessionStorage', tabKey) ?? `${Math.random()}`;
  let words = '';
  let text = '';
  let isDue = false;

  /** The time, the words, the text and the tab of the copy. */
  const readCopy = () => (readStore('localStorage', key) ?? '').split(' ');

  /** The island's text, as the page is opened or, `isReturn`, comes out of the back/forward cache. */
  function open(isReturn = false): string {
    const [time, copied = '', copiedText = '', copyTab] = readCopy();
    const isOld = !(Number(time) > Date.now() - maxCopyMilliseconds);
    const isNew = readStore('sessionStorage', key) === null;
    // To a page out of its cache, Firefox shows session storage as it was before.
    const isOutdated = isReturn && copyTab === tab;
    if (isNew && isOld && !isOutdated) writeStore('localStorage', key, '');
    if (isOutdated || (isNew && !isOld && !readFields(form))) {
      fillFields(form, copied);
      form.toggleAttribute(Attribute.Restored, copied !== '');
      text = copiedText;
      writeStore('sessionStorage', textKey, text);
    }
    words = readFields(form);
    if (isNew || isOutdated) writeStore('sessionStorage', key, words);
    writeStore('sessionStorage', tabKey, tab);
    text = readStore('sessionStorage', textKey) ?? readCopy()[2] ?? text;
    // Typed before the island was ready, or the tab's own store is blocked: the copy lacks it.
    const isBlocked = readStore('sessionStorage', key) === null;
    if (words && (isBlocked || !form.hasAttribute(Attribute.Restored))) keep(text);
    return text;
  }

  /** Keeps what the form contains now. @param islandText without spaces */
  function keep(islandText: string): void {
    const [, copied] = readCopy();
    const isOwnCopy = copied === words;
    [words, text] = [readFields(form), islandText];
    writeStore('sessionStorage', key, words);
    writeStore('sessionStorage', textKey, text);
    // An emptied form leaves the words of another tab alone.
    if (words || isOwnCopy)
      writeStore('localStorage', key, `${Date.now()} ${words} ${text} ${tab}`);
  }

  function keepChange(): void {
    isDue = false;
    if (readFields(form) !== words) keep(text);
  }
  function keepSoon(): void {
    if (!isDue) setTimeout(keepChange, maxDelayMilliseconds);
    isDue = true;
  }
  form.addEventListener('input', keepSoon, { signal });
  addEventListener('visibilitychange', keepChange, { signal });

  return { open, keep };
}
