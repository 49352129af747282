import { textFields } from '../text-fields';

/** How long after a key its word may stand in the form alone. */
const maxDelayMilliseconds = 250;

/**
 * Keeps what stands in the text fields of a form on the device, as values by name, written as in an
 * address, as long as the page is open, and puts it back into a form that is wholly empty. One draft
 * a key: of two tabs the one that was typed into last counts, and an emptied form removes only words
 * that were its own. Where storage is blocked or full the words stand in the form alone.
 * @returns whether the form holds the draft of an earlier visit
 */
export function keepDraft(form: HTMLFormElement, key: string): boolean {
  const fields = textFields(form);
  const readValues = () => {
    const values = new URLSearchParams();
    for (const { name, value } of fields) if (value) values.append(name, value);
    return `${values}`;
  };
  /** What this page has stored last, or found in its form. */
  let own = readValues();
  let isDue = false;

  const keep = () => {
    isDue = false;
    const text = readValues();
    try {
      if (!text) {
        if (localStorage.getItem(key) === own) localStorage.removeItem(key);
      } else if (text !== own || !localStorage.getItem(key)) {
        localStorage.setItem(key, text);
      }
      own = text;
    } catch {
      // Blocked or full.
    }
  };

  const keepSoon = () => {
    if (!isDue) setTimeout(keep, maxDelayMilliseconds);
    isDue = true;
  };

  let stored: string | null | undefined;
  try {
    stored = localStorage.getItem(key);
    if (stored && !own) {
      const values = new URLSearchParams(stored);
      for (const field of fields) field.value = values.get(field.name) ?? '';
      own = stored;
    }
  } catch {
    // Blocked.
  }

  // Some password managers fill a form in without an event.
  for (const type of ['input', 'submit']) form.addEventListener(type, keepSoon, true);
  // It is dispatched before the fields are emptied.
  form.addEventListener('reset', () => setTimeout(keep));
  // The last one tells that another tab has removed the draft, which was not this one's.
  for (const type of ['visibilitychange', 'pagehide', 'storage']) addEventListener(type, keep);
  return own === stored && Boolean(readValues());
}
