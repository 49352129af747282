/**
 * What the device remembers of a form's words beside the draft, for an island that sends them: which
 * were tried, and which were sent or discarded. It stores the time and a number computed from the words,
 * never the words. If storage is blocked or full, nothing is stored and nothing here throws.
 */
import { Attribute } from '../attributes';
import { fillFields, isYoung, maxDraftMilliseconds, readValues } from '../stored-words';

/** How long a try is remembered when no draft has its words: a day. */
const maxTryMilliseconds = 86_400_000;

type Words = Readonly<Record<string, string>>;

function read(storage: 'sessionStorage' | 'localStorage', key: string): string {
  try {
    return globalThis[storage].getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(storage: 'sessionStorage' | 'localStorage', key: string, text: string): void {
  try {
    globalThis[storage].setItem(key, text);
  } catch {
    // Blocked or full.
  }
}

/** The number by which words are recognised, however they are spaced. */
function digestOf(values: Iterable<string>): number {
  let digest = 0;
  for (const character of [...values].join('').replace(/\s/g, '')) {
    digest = (Math.imul(digest, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return digest;
}

const digestOfStored = (text: string) => digestOf(new URLSearchParams(text).values());
const timeOf = (stored: string) => parseInt(stored, 10);

/** The drafts of a form that are not empty: its tab's own, and the latest of any tab. */
const readDrafts = (key: string) =>
  [read('sessionStorage', key), read('localStorage', key)].filter((draft) => draft !== '');

/** Makes the draft that a page shows its tab's own, whatever other tabs write from now on. */
function adoptDraft(form: HTMLFormElement, key: string): void {
  const shared = read('localStorage', key);
  const isNew = read('sessionStorage', key) === '';
  if (isNew && shared.endsWith(`&${readValues(form)}`)) write('sessionStorage', key, shared);
}

/** What the device keeps of a form. */
export function keptWords(form: HTMLFormElement) {
  const key = form.getAttribute(Attribute.Draft) ?? '';
  const listKey = `${key} known`;
  adoptDraft(form, key);

  /** One for each try and each end of words: its time, its kind and the number of the words. */
  function readEntries(): readonly string[] {
    const digests = readDrafts(key).map(digestOfStored);
    return read('localStorage', listKey)
      .split(' ')
      .filter((entry) => {
        const isLong = entry.includes('gone') || digests.some((it) => entry.endsWith(`&${it}`));
        return isYoung(entry, isLong ? maxDraftMilliseconds : maxTryMilliseconds);
      });
  }
  const writeEntries = (entries: readonly string[]) =>
    write('localStorage', listKey, entries.join(' '));
  const add = (entry: string) => writeEntries([...readEntries(), entry]);
  const remove = (ending: string) =>
    writeEntries(readEntries().filter((entry) => !entry.endsWith(ending)));

  return {
    isTried: (words: Words) =>
      readEntries().some((entry) => entry.endsWith(`&tried&${digestOf(Object.values(words))}`)),
    /** @returns an entry unique to this try, even of the same words */
    addTry: (words: Words): string => {
      const entry = `${Date.now() + Math.random()}&tried&${digestOf(Object.values(words))}`;
      add(entry);
      return entry;
    },
    removeTry: remove,
    /** Marks words as sent or discarded; none of their tries is known any more. */
    markGone: (words: Words): void => {
      const digest = digestOf(Object.values(words));
      remove(`&tried&${digest}`);
      add(`${Date.now()}&gone&${digest}`);
    },
    /** Whether the form's words were sent or discarded, here or elsewhere, and not typed again since. */
    isGone: (): boolean => {
      const digest = digestOfStored(readValues(form));
      const same = readDrafts(key).filter((draft) => digestOfStored(draft) === digest);
      const typedAt = Math.max(0, ...same.map(timeOf));
      return readEntries().some(
        (entry) => entry.endsWith(`&gone&${digest}`) && timeOf(entry) >= typedAt,
      );
    },
  };
}

/** Calls back when another page has changed what the device keeps, until the signal is aborted. */
export function listenToOthers(
  form: HTMLFormElement,
  { isGone }: ReturnType<typeof keptWords>,
  onChange: () => void,
  signal: AbortSignal,
): void {
  const key = form.getAttribute(Attribute.Draft) ?? '';
  let isKept = false;

  function onHide(): void {
    const values = readValues(form);
    isKept = values === '' || readDrafts(key).some((draft) => draft.endsWith(`&${values}`));
  }

  function onShow({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    // A page out of the back/forward cache has the words that its tab has by now.
    if (isKept) {
      adoptDraft(form, key);
      fillFields(form, read('sessionStorage', key));
      // For the loader, which keeps the draft.
      form.dispatchEvent(new Event('input'));
    }
    onChange();
  }

  function onStorage(): void {
    onChange();
    // Another tab's draft, the latest one, is gone: this form's draft takes its place.
    const values = readValues(form);
    if (values && !read('localStorage', key) && !isGone())
      write('localStorage', key, `${Date.now()}&${values}`);
  }

  addEventListener('pagehide', onHide, { signal });
  addEventListener('pageshow', onShow, { signal });
  addEventListener('storage', onStorage, { signal });
}
