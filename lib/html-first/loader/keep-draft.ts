import { textFields } from '../text-fields';

/** How long after a key its word may stand in the form alone. */
const maxDelayMilliseconds = 250;

/**
 * Keeps what stands in the text fields of a form on the device, as JSON of values by name, as long as
 * the page is open, and puts it back into a form that is wholly empty. One draft a key: of two tabs
 * the one that was typed into last counts, and an emptied form removes only words that were its own.
 * Where storage is blocked or full the words stand in the form alone.
 * @returns whether the form holds the draft of an earlier visit
 */
export function keepDraft(form: HTMLFormElement, key: string): boolean {
  const fields = textFields(form);
  /** What this page has stored last, or found in its form. */
  let own = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** As it is stored; empty where every field is. */
  const readForm = () => {
    const values: Record<string, string> = {};
    for (const { name, value } of fields) if (value) values[name] = value;
    const text = JSON.stringify(values);
    return text === '{}' ? '' : text;
  };

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = readForm();
    try {
      if (!text) {
        if (localStorage[key] === own) delete localStorage[key];
      } else if (text !== own || !localStorage[key]) {
        localStorage[key] = text;
      }
      own = text;
    } catch {
      // Blocked or full.
    }
  };

  let stored: string | undefined;
  own = readForm();
  try {
    stored = localStorage[key];
    if (stored && !own) {
      const values = JSON.parse(stored);
      for (const field of fields) {
        if (typeof values[field.name] === 'string') field.value = values[field.name];
      }
      own = stored;
    }
  } catch {
    // Blocked, or not a draft.
  }

  form.addEventListener('input', () => {
    timer ??= setTimeout(keep, maxDelayMilliseconds);
  });
  // It is told before the fields are emptied.
  form.addEventListener('reset', () => setTimeout(keep));
  // Some password managers fill a form in without an event.
  form.addEventListener('submit', keep, true);
  document.addEventListener('visibilitychange', keep);
  addEventListener('pagehide', keep);
  // Another tab has removed the draft: it was not this one's.
  addEventListener('storage', keep);
  return own === stored && Boolean(readForm());
}
