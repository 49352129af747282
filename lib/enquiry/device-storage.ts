/**
 * What is stored on this device: drafts of enquiries that have not been sent, and which enquiries
 * have left it. Where storage is blocked or full, nothing is stored and nothing here throws: the form
 * still holds the words, and the enquiry's state what this page has sent.
 */
import * as z from 'zod/mini';
import type { Attempts } from './attempts';
import { enquiryFields, fieldSettings, mapFields, type Words } from './enquiry';
import type { StoredEnquiries } from './states';

// Where the browser blocks storage, reading `localStorage` throws, and EmailJS's library, which reads
// it while it loads, could not load. From here on such a browser has no `localStorage` at all.
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

const attemptsKey = 'enquiries';

// Everything stored is lists of texts: the fields of a draft in their order, or a name and a value.
const listsShape = z.array(z.array(z.string()));

/** The text stored under a key. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; an empty one removes the key. */
export function writeItem(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked or full.
  }
}

/** The lists that a stored text holds; none where it holds anything else. */
function parseLists(text: string | null): readonly (readonly string[])[] {
  try {
    return z.safeParse(listsShape, JSON.parse(text ?? '')).data ?? [];
  } catch {
    return [];
  }
}

function parsePairs(text: string | null): ReadonlyMap<string, string> {
  return new Map(parseLists(text).map(([name = '', value = '']) => [name, value]));
}

/** The drafts under a key: several when several tabs hold different words. */
export function readDrafts(key: string): readonly Words[] {
  return parseLists(readItem(key)).map((texts) =>
    mapFields((field) => texts[enquiryFields.indexOf(field)] ?? ''),
  );
}

export function writeDrafts(key: string, drafts: readonly Words[]): void {
  const lists = drafts.map((draft) => enquiryFields.map((field) => draft[field]));
  writeItem(key, lists.length > 0 ? JSON.stringify(lists) : '');
}

/**
 * What stood in the form on earlier visits that ended before it was hydrated: a line for each visit,
 * the pairs of the form data as JSON.
 */
export function readEarlyWords(key: string): readonly Words[] {
  const lines = readItem(key)?.split('\n').filter(Boolean) ?? [];
  return lines.map((line) => {
    const pairs = parsePairs(line);
    return mapFields((field) => pairs.get(fieldSettings[field].parameter) ?? '');
  });
}

/** What is stored under the key of a page's drafts, and of every page's enquiries. */
export function readStored(draftKey: string): StoredEnquiries {
  return { drafts: readDrafts(draftKey), attempts: readAttempts() };
}

export function readAttempts(): Attempts {
  const pairs = [...parsePairs(readItem(attemptsKey))];
  return new Map(
    pairs.map(([fingerprint, attempt]) => [fingerprint, attempt === 'sent' ? attempt : 'tried']),
  );
}

export function writeAttempts(attempts: Attempts): void {
  writeItem(attemptsKey, JSON.stringify([...attempts]));
}
