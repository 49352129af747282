/**
 * The text of a form: its draft, and links that carry it.
 *
 * The draft is one record, the same JSON in both stores: `time`, when it was written, in milliseconds since 1970, and
 * `values`, the fields' by name; the island's own field, which has no name, is under ''. The tab's own is in
 * `sessionStorage`. A tab without one starts from the copy in `localStorage`: Android kills browsers, and Chrome does
 * not restore `sessionStorage`. If a store is blocked or full, nothing throws and the other is used. The loader has
 * this code in each page, so it is written for few bytes. Without the loader, under `next dev`, there are no drafts.
 */
import { Attribute } from './attributes';

const stores = ['sessionStorage', 'localStorage'] as const;

/** The fields that the visitor fills in, and the hidden one that the island fills in. */
function draftFields(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll('textarea,input:not([type=hidden][name])');
}

/**
 * Removes what is no draft of the last day, of all pages: by hand, since zod would outweigh the loader. Also an
 * inline script by itself: it calls nothing of ours.
 */
export function removeOldDrafts(): void {
  /** A day, before or after now, since clocks are corrected. */
  const maxAgeMilliseconds = 86_400_000;
  for (const store of ['sessionStorage', 'localStorage'] as const) {
    try {
      for (const key of Object.keys(self[store])) {
        if (!key.startsWith('draft ')) continue;
        // oxlint-disable-next-line typescript/no-unsafe-assignment -- the next lines check it
        const { time, values }: { time: number; values: object } = JSON.parse(
          self[store].getItem(key) ?? '',
        );
        if (
          // Not `>`, which is false for a time that is no number.
          !(Math.abs(Date.now() - time) < maxAgeMilliseconds) ||
          Object.values(values).some((value) => value !== String(value))
        ) {
          self[store].removeItem(key);
        }
      }
    } catch {
      // Blocked, or no JSON.
    }
  }
}

/**
 * Fills a form with `data-draft="name"` from its draft, and stores the draft from then on: 250 ms after a key, when
 * the page is hidden, and at a `change` event of the form. The loader calls this as the page is parsed, before any
 * key is pressed.
 * @returns whether something is in the form
 */
export function keepDraft(form: HTMLFormElement): boolean {
  const key = `draft ${form.dataset.draft}`;
  const readForm = () =>
    Object.fromEntries(Array.from(draftFields(form), ({ name, value }) => [name, value]));
  /** Last read or written: a page where nothing changed leaves another tab's copy alone. */
  let content = JSON.stringify(readForm());
  /** Whether a key was pressed: what is typed outweighs the draft. */
  let isTyped = false;

  const restore = () => {
    for (const store of stores) {
      try {
        const stored = self[store].getItem(key) ?? '';
        // oxlint-disable-next-line typescript/no-unsafe-assignment -- removeOldDrafts has checked it
        const { values }: { values: Record<string, string> } = JSON.parse(stored);
        for (const field of draftFields(form)) field.value = values[field.name] ?? '';
        content = JSON.stringify(readForm());
        // If this throws, no other store is left to be read over it.
        if (store === 'localStorage') sessionStorage.setItem(key, stored);
        return;
      } catch {
        // None, or blocked.
      }
    }
  };

  const write = () => {
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

  restore();
  form.onchange = write;
  form.oninput = () => {
    /** From a key until the draft is stored. */
    const delayMilliseconds = 250;
    setTimeout(write, delayMilliseconds);
    isTyped = true;
  };
  addEventListener('visibilitychange', write);
  addEventListener('pageshow', ({ persisted }) => {
    // Only now does Chromium restore the fields itself.
    if (persisted || !isTyped) restore();
  });
  return Object.values(readForm()).some(Boolean);
}

/**
 * Writes the values of a form's text fields into the last parameter of an island's links with a message, a line for
 * each field; for an empty form, the link's own message. WhatsApp and `mailto:` links end in such a parameter.
 * @param clean changes each value
 */
export function fillLinks(
  island: Element,
  form: HTMLFormElement,
  clean = (value: string) => value,
): void {
  let words = '';
  for (const { name, value } of draftFields(form)) {
    if (name && value) words += `${clean(value)}\n`;
  }
  for (const link of island.querySelectorAll<HTMLAnchorElement>(`[${Attribute.Message}]`)) {
    let message = words || (link.dataset.message ?? '');
    // RFC 6068 has both characters in a line end.
    if (link.href.startsWith('mailto')) message = message.replace(/\n/g, '\r\n');
    // encodeURIComponent would throw at half a surrogate pair. Email programs show a plus as a plus.
    const parameter = `${new URLSearchParams({ '': message })}`.replace(/\+/g, '%20');
    link.href = link.href.replace(/=[^=]*$/, parameter);
  }
}
