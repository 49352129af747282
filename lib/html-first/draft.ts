/**
 * The draft of a form: one record of its fields, `{ time, values }`, the same JSON in both stores. The tab's
 * own is in `sessionStorage`. A tab without one starts from the copy in `localStorage`: Android kills browsers,
 * and Chrome does not restore `sessionStorage`. If a store is blocked or full, nothing throws and the other is
 * used. The loader has this code in each page, so it is written for few bytes.
 */
import { draftFields } from './text-fields';

interface Draft {
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
  /** The fields' values by name; the island's own field, which has no name, is under ''. */
  readonly values: Readonly<Record<string, string>>;
}

const stores = ['sessionStorage', 'localStorage'] as const;
const prefix = 'draft ';

/** @throws if the store is blocked, or has no draft under the key */
function readDraft(store: (typeof stores)[number], key: string): Draft {
  // oxlint-disable-next-line typescript/no-unsafe-return -- written below; anything else throws
  return JSON.parse(self[store].getItem(key) ?? '');
}

/** Removes the drafts of all pages that are too old. */
function removeOldDrafts(): void {
  /** A day, before or after now, since clocks are corrected. */
  const maxAgeMilliseconds = 86_400_000;
  for (const store of stores) {
    try {
      for (const key of Object.keys(self[store])) {
        const isOld =
          key.startsWith(prefix) &&
          Math.abs(Date.now() - readDraft(store, key).time) > maxAgeMilliseconds;
        if (isOld) self[store].removeItem(key);
      }
    } catch {
      // Blocked.
    }
  }
}

/**
 * Fills a form from its draft, and stores the draft from then on. The loader calls this as the page is parsed,
 * before any key is pressed; without a loader, the island does. A second call does nothing.
 */
export function watchDraft(form: HTMLFormElement): void {
  if (!form.dataset.draft || form.onchange) return;
  const key = prefix + form.dataset.draft;
  const readForm = () =>
    Object.fromEntries([...draftFields(form)].map(({ name, value }) => [name, value]));
  /** Last read or written: a page where nothing changed leaves another tab's copy alone. */
  let content = JSON.stringify(readForm());

  /** @param isReturn whether the page comes from the back/forward cache, so only the tab's own draft counts */
  const restore = (isReturn?: boolean) => {
    for (const store of isReturn ? (['sessionStorage'] as const) : stores) {
      try {
        const draft = readDraft(store, key);
        for (const field of draftFields(form)) field.value = draft.values[field.name] ?? '';
        form.dataset.restored = '1';
        content = JSON.stringify(readForm());
        if (store !== stores[0]) sessionStorage.setItem(key, JSON.stringify(draft));
        return;
      } catch {
        // None, or blocked.
      }
    }
  };

  const keep = () => {
    const values = readForm();
    if (content === (content = JSON.stringify(values))) return;
    for (const store of stores) {
      try {
        // First, so that a full store does not keep the older text.
        self[store].removeItem(key);
        self[store].setItem(key, JSON.stringify({ time: Date.now(), values }));
      } catch {
        // Blocked or full.
      }
    }
  };

  removeOldDrafts();
  restore();
  form.onchange = keep;
  form.oninput = () => {
    /** From a key until the draft is stored. */
    const delayMilliseconds = 250;
    setTimeout(keep, delayMilliseconds);
    form.dataset.restored = '';
  };
  addEventListener('visibilitychange', keep);
  addEventListener('pageshow', ({ persisted }) => {
    // Only now does Chromium restore the fields itself.
    if (persisted || form.dataset.restored) restore(persisted);
  });
}

/** The hidden field without a name, by which an island stores a short text of its own with the draft. */
function islandField(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...draftFields(form)].find(({ type }) => type === 'hidden');
}

export function readDraftText(form: HTMLFormElement): string {
  return islandField(form)?.value ?? '';
}

/** Sets the island's text, which is stored at the next key or by `keepDraft`. */
export function setDraftText(form: HTMLFormElement, text: string): void {
  const field = islandField(form);
  if (field) field.value = text;
}

/** Writes the draft of a form at once. */
export function keepDraft(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('change'));
}
