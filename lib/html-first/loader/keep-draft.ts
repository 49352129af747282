import { Attribute } from '../attributes';
import { maxDelayMilliseconds, readStore, writeStore } from '../stores';
import { fillFields, readFields } from '../text-fields';

/**
 * Keeps what is typed into a form for its tab, and puts it back into a form that is wholly empty. In a
 * page that the visitor goes back to, the form gets what the tab has by now, whatever the browser
 * remembers of it.
 * @returns whether there are words to show: the tab's own or, for a tab without a draft, a copy
 */
export function keepDraft(form: HTMLFormElement, key: string): boolean {
  const page = performance.getEntriesByType('navigation')[0];
  /** What this page has stored or found last; null before there is a draft. */
  let stored: string | null = null;
  let isDue: boolean | undefined;

  const open = ({ persisted }: { persisted?: boolean }) => {
    const draft = readStore('sessionStorage', key);
    const isReturn = persisted || page?.type === 'back_forward';
    if (draft === null || isDue || (readFields(form) && !isReturn)) return;
    stored = draft;
    fillFields(form, draft);
    form.toggleAttribute(Attribute.Restored, draft !== '');
  };

  const keep = () => {
    isDue = false;
    const values = readFields(form);
    if (values === (stored ?? '')) return;
    stored = values;
    writeStore('sessionStorage', key, values);
  };

  open({});
  form.oninput = () => {
    if (!isDue) setTimeout(keep, maxDelayMilliseconds);
    isDue = true;
  };
  // Chromium puts what it remembers into a form only now.
  onpageshow = open;
  addEventListener('visibilitychange', keep);
  return !!(stored ?? readStore('localStorage', key));
}
