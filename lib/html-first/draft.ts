/**
 * The draft of a form: one record of what is in its fields, `{ time, values }`, the same text in both stores.
 * The tab's own is in `sessionStorage`. A tab without its own starts from the copy in `localStorage`: Android
 * ends browsers, and Chrome does not bring `sessionStorage` back. Either store may be blocked or full:
 * nothing throws, and the other one is used. The loader has this code in each page, so it is written for few bytes.
 */
import { draftFields } from './text-fields';

interface Draft {
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
  /** The values of the fields by name; that of the island's own field, which has no name, is under ''. */
  readonly values: Readonly<Record<string, string>>;
}

const stores = ['sessionStorage', 'localStorage'] as const;
const prefix = 'draft ';

/** @throws where the store is blocked, or has no draft under the key */
function readDraft(store: (typeof stores)[number], key: string): Draft {
  // oxlint-disable-next-line typescript/no-unsafe-return -- written below; whatever else is there throws
  return JSON.parse(self[store].getItem(key) ?? '');
}

/** Removes the drafts of all pages that are too old. */
function removeOldDrafts(): void {
  /** How far the time of a draft may be from now, either way, since clocks are corrected: a day. */
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
 * Fills a form with its draft, and keeps the draft from then on. The loader calls this as the page is parsed,
 * before a key can come; where there is no loader, the island does. A second call does nothing.
 * @returns whether there was a draft
 */
export function watchDraft(form: HTMLFormElement): boolean {
  if (!form.dataset.draft || form.onchange) return false;
  const key = prefix + form.dataset.draft;
  const readForm = () =>
    Object.fromEntries([...draftFields(form)].map(({ name, value }) => [name, value]));
  /** What was read or written last: a page where nothing changed leaves the copy of another tab alone. */
  let content = JSON.stringify(readForm());

  /** @param isReturn whether the page comes out of the back/forward cache, so that the form is the tab's own */
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
        // First, so that a full store does not keep the older words.
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
  /** How long after a key its text is in the form alone. */
  const delayMilliseconds = 250;
  form.oninput = () => {
    setTimeout(keep, delayMilliseconds);
    form.dataset.restored = '';
  };
  addEventListener('visibilitychange', keep);
  addEventListener('pageshow', ({ persisted }) => {
    // Chromium puts what it remembers of a form into it only now.
    if (persisted || form.dataset.restored) restore(persisted);
  });
  return !!form.dataset.restored;
}

/** The field for a short text of the island's, which is kept with the others: hidden, and without a name. */
function islandField(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...draftFields(form)].find(({ type }) => type === 'hidden');
}

export function readDraftText(form: HTMLFormElement): string {
  return islandField(form)?.value ?? '';
}

/** Sets the island's text, which is kept with the next key or by `keepDraft`. */
export function setDraftText(form: HTMLFormElement, text: string): void {
  const field = islandField(form);
  if (field) field.value = text;
}

/** Writes the draft of a form at once. */
export function keepDraft(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('change'));
}
