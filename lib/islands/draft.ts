/**
 * The draft of a form: the record that stores it, and the links that carry its text.
 *
 * The record is a query string: `@time`, when it was written, in milliseconds since 1970; `@again`, if an earlier enquiry
 * may have arrived; and the values of the form's own controls, except hidden ones. Each tab has its own in
 * `sessionStorage`. A tab without one starts from the copy in `localStorage`: Android kills browsers, and Chrome does not
 * restore `sessionStorage`. Once the text is sent or cleared, the record stays, with empty values: otherwise the browser
 * would restore the sent text when the visitor returns to the page. If one store is blocked or full, the other works.
 * The build inlines this code in each page, so keep it short.
 */
import { Attribute, type Loader } from './contract';

const stores = ['sessionStorage', 'localStorage'] as const;

/** Reads the record, the tab's own first; removes one that is older than a day. */
function readRecord(key: string): URLSearchParams | undefined {
  const maxAgeMilliseconds = 86_400_000;
  for (const store of stores) {
    try {
      // Throws if the store is read-only: its record may be older than the text in the page.
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
      // First, so that a full store does not keep the older text.
      self[store].removeItem(key);
      self[store].setItem(key, `@time=${Date.now()}&${content}`);
    } catch {
      // Blocked or full.
    }
  }
}

/** The values of the controls that a visitor fills in; not by `FormData`, since an extension may add a control. */
function readControls(controls: Iterable<HTMLInputElement>): URLSearchParams {
  const values = new URLSearchParams();
  for (const { name, type, value } of controls) if (type !== 'hidden') values.append(name, value);
  return values;
}

/**
 * Fills the form of an island from its record, and from then on stores the record 250 ms after a key, and when the
 * visitor leaves the page. Never overwrites what the visitor has typed: text that is there at the start, unless the
 * browser may have restored it, and text after an `input` event.
 * @param onRestored called whenever the form may have been filled, with whether it has any text
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
  const served = readControls(blank.querySelectorAll('[name]'));
  const hasWords = () => `${readControls(loader.controls)}` !== `${served}`;
  // After a reload, text that Firefox has restored counts as typed: it equals the record.
  let isTyped =
    performance.getEntriesByType('navigation')[0]?.type !== 'back_forward' && hasWords();
  /** The record as last read or written, so that an unchanged page does not overwrite another tab's copy. */
  let content = `${served}`;

  const restore = () => {
    const record = readRecord(key);
    const shown = readControls(loader.controls);
    if (record) {
      for (const field of loader.controls) {
        const { name, value } = field;
        if (isTyped && shown.get(name) !== served.get(name)) continue;
        field.value = record.get(name) ?? value;
      }
      record.delete('@time');
      content = `${record}`;
      // An empty form cannot be sent twice.
      loader.mayHaveArrived = record.has('@again') && hasWords();
    }
    onRestored(hasWords());
  };
  const write = () => {
    const values = readControls(loader.controls);
    fillLinks(loader.wrapper, values);
    if (loader.mayHaveArrived) values.append('@again', '');
    if (content !== (content = `${values}`)) writeRecord(key, content);
  };

  restore();
  write();
  loader.wrapper.addEventListener('input', () => {
    const delayMilliseconds = 250;
    setTimeout(write, delayMilliseconds);
    isTyped = true;
  });
  addEventListener('visibilitychange', write);
  addEventListener('pageshow', ({ persisted }) => {
    isTyped &&= !persisted;
    // Chromium restores the fields only now.
    restore();
  });
  return write;
}

/**
 * Writes a form's values, one per line, into the last query parameter of an island's links with a message; without
 * values, the link's own message. WhatsApp and `mailto:` links end in such a parameter.
 */
function fillLinks(wrapper: Element, values: URLSearchParams): void {
  const words = [...values.values()].filter((value) => value).join('\n');
  for (const link of wrapper.querySelectorAll<HTMLAnchorElement>(`[${Attribute.Message}]`)) {
    // RFC 6068 requires CRLF line ends.
    const message = `${words || link.dataset.message}`.replace(/\n/g, '\r\n');
    link.href = link.href.replace(/[^=]*$/, encodeURIComponent(message));
  }
}
