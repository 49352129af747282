/**
 * What is stored on this device: drafts of enquiries that have not been sent, and which enquiries
 * have left it. Where storage is blocked or full, nothing is stored and nothing here throws: the form
 * still holds the words, and the enquiry's state what this page has sent.
 */
import * as z from 'zod/mini';
import type { Attempts } from './attempts';
import { enquiryFields, fieldSettings, isSame, mapFields, noWords, type Words } from './enquiry';

// Where the browser blocks storage, reading `localStorage` throws, and EmailJS's library, which reads
// it while it loads, could not load. From here on such a browser has no `localStorage` at all.
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

const attemptsKey = 'enquiries';

/** Everything is stored as pairs of a name and a value, as the loader stores what a form holds. */
const pairsShape = z.array(z.array(z.string()));

/** The text stored under a key; empty where there is none. */
export function readItem(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text under a key; an empty one removes the key. */
export function writeItem(key: string, value: string): void {
  // Writing it again could undo what another tab has stored, and this one not seen yet.
  if (value === readItem(key)) return;
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked or full.
  }
}

/** The pairs that a stored text holds; none where it holds anything else. */
function parsePairs(text: string): ReadonlyMap<string, string> {
  try {
    const pairs = z.safeParse(pairsShape, JSON.parse(text)).data ?? [];
    return new Map(pairs.map(([name = '', value = '']) => [name, value]));
  } catch {
    return new Map();
  }
}

/** The drafts under a key, a line for each: of several tabs, or of visits before the form was hydrated. */
export function readDrafts(key: string): readonly Words[] {
  const drafts = readItem(key)
    .split('\n')
    .map(parsePairs)
    .map((pairs) => mapFields((field) => pairs.get(fieldSettings[field].parameter) ?? ''));
  return drafts.filter((draft) => !isSame(draft, noWords));
}

export function writeDrafts(key: string, drafts: readonly Words[]): void {
  const lines = drafts.map((draft) =>
    JSON.stringify(enquiryFields.map((field) => [fieldSettings[field].parameter, draft[field]])),
  );
  writeItem(key, lines.join('\n'));
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
