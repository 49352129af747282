/**
 * The words of a form: their record, and links that carry them.
 *
 * The record is a query string: `@time`, when it was written, in milliseconds since 1970; `@again`, if an earlier enquiry
 * may have arrived; and what `FormData` says, but for hidden fields. The tab's own is in `sessionStorage`. A tab without
 * one starts from the copy in `localStorage`: Android kills browsers, and Chrome does not restore `sessionStorage`. Once
 * the words are sent or cleared, the record stays with empty values, since a browser puts them back into a page that the
 * visitor returns to. If a store is blocked or full, the other is used. It is in each page, so it has few bytes.
 */
import { Attribute, type Loader } from './contract';

const stores = ['sessionStorage', 'localStorage'] as const;

/** The record of the last day, the tab's own first; removes an older one. */
function readRecord(key: string): URLSearchParams | undefined {
  const maxAgeMilliseconds = 86_400_000;
  for (const store of stores) {
    try {
      // Throws if the store cannot be changed: what it has may be older than the words in the page.
      self[store].removeItem('');
      const record = new URLSearchParams(self[store].getItem(key) ?? '');
      if (Date.now() - Number(record.get('@time')) < maxAgeMilliseconds) return record;
      self[store].removeItem(key);
    } catch {
      // Blocked.
    }
  }
  return undefined;
}

function writeRecord(key: string, content: string): void {
  for (const store of stores) {
    try {
      // First, so that a full store does not keep the older words.
      self[store].removeItem(key);
      self[store].setItem(key, `@time=${Date.now()}&${content}`);
    } catch {
      // Blocked or full.
    }
  }
}

/** What `FormData` says of the fields that a visitor fills in. */
function readForm(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') values.append(name, value);
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[type=hidden]'))
    values.delete(name);
  return values;
}

/**
 * Fills the form of an island from its record, and stores the record from then on: 250 ms after a key, and when the page
 * is left. What the visitor has typed is kept: words that are there at first, unless the browser may have restored older
 * ones, and words after an `input` event.
 * @param onRestored called each time when the form may have been filled, with whether it says something
 * @returns a function that stores the record at once, if anything has changed, and updates the links
 */
export function keepDraft(
  form: HTMLFormElement,
  loader: Loader,
  onRestored: (hasWords: boolean) => void,
): () => void {
  const key = `draft ${form.dataset.draft}`;
  const blank = document.importNode(form, true);
  blank.reset();
  const served = readForm(blank);
  const hasWords = () => `${readForm(form)}` !== `${served}`;
  // What Firefox restores on a reload is what was stored when the page was left.
  let isTyped =
    performance.getEntriesByType('navigation')[0]?.type !== 'back_forward' && hasWords();
  /** Last read or written: a page where nothing changed leaves another tab's copy alone. */
  let content = `${served}`;

  const restore = () => {
    const record = readRecord(key);
    const shown = readForm(form);
    if (record) {
      for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
        const { name, type, value } = field;
        if (isTyped && shown.get(name) !== served.get(name)) continue;
        if (/radio|checkbox/.test(type)) field.checked = record.get(name) === value;
        else field.value = record.get(name) ?? value;
      }
      record.delete('@time');
      content = `${record}`;
      // An empty form has nothing that could arrive twice.
      loader.mayHaveArrived = record.has('@again') && hasWords();
    }
    onRestored(hasWords());
  };
  const write = () => {
    const values = readForm(form);
    fillLinks(loader.wrapper, values);
    if (loader.mayHaveArrived) values.append('@again', '');
    if (content !== (content = `${values}`)) writeRecord(key, content);
  };

  restore();
  write();
  form.addEventListener('input', () => {
    const delayMilliseconds = 250;
    setTimeout(write, delayMilliseconds);
    isTyped = true;
  });
  addEventListener('visibilitychange', write);
  addEventListener('pageshow', ({ persisted }) => {
    isTyped &&= !persisted;
    // Only now does Chromium restore the fields itself.
    restore();
  });
  return write;
}

/**
 * Writes a form's values into the last parameter of an island's links with a message, a line for each; if there are
 * none, the link's own message. WhatsApp and `mailto:` links end in such a parameter.
 */
function fillLinks(wrapper: Element, values: URLSearchParams): void {
  const words = [...values.values()].filter((value) => value).join('\n');
  for (const link of wrapper.querySelectorAll<HTMLAnchorElement>(`[${Attribute.Message}]`)) {
    // RFC 6068 has both characters in a line end.
    const message = `${words || link.dataset.message}`.replace(/\r?\n/g, '\r\n');
    link.href = link.href.replace(/[^=]*$/, encodeURIComponent(message));
  }
}
