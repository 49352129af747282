import { fillFields, isYoung, maxDraftMilliseconds, readValues } from '../stored-words';

/** How long after a key its text may be in the form alone, not yet stored. */
const maxDelayMilliseconds = 250;

/**
 * Keeps what is typed into the text fields of a form on the device, and puts it back into a form that
 * is wholly empty: what its own tab has typed or, where that is nothing, what any tab has typed last.
 * An emptied form removes only words that were its own. If storage is blocked or full, the
 * words are in the form alone.
 * @returns whether there is a draft of an earlier visit
 */
export function keepDraft(form: HTMLFormElement, key: string): boolean {
  let values = readValues(form);
  /** What this page has stored or found last. */
  let stored = '';
  let isDue: boolean | undefined;

  const keep = () => {
    isDue = false;
    const next = readValues(form);
    if (next === values) return;
    const text = `${Date.now()}&${next}`;
    try {
      for (const storage of [sessionStorage, localStorage]) {
        if (next) storage.setItem(key, text);
        else if (storage.getItem(key) === stored) storage.removeItem(key);
      }
      values = next;
      stored = text;
    } catch {
      // Blocked or full.
    }
  };

  const keepSoon = () => {
    if (!isDue) setTimeout(keep, maxDelayMilliseconds);
    isDue = true;
  };

  try {
    for (const storage of [sessionStorage, localStorage]) {
      const text = storage.getItem(key);
      if (isYoung(text, maxDraftMilliseconds)) stored ||= text;
      else storage.removeItem(key);
    }
    if (!values) fillFields(form, stored);
    values = readValues(form);
  } catch {
    // Blocked.
  }

  // Some password managers fill a form in without an event. A reset empties it after its event.
  for (const type of ['input', 'submit', 'reset']) form.addEventListener(type, keepSoon);
  for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, keep);
  return stored !== '';
}
