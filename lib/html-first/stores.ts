/**
 * The two stores of a browser. Either may be blocked or full: nothing throws, and the other one works.
 * `sessionStorage` has what a tab keeps, also after a reload; `localStorage`, what outlives the browser.
 */
type StoreName = 'sessionStorage' | 'localStorage';

/** How long after a key its text may be in the form alone, not yet stored. */
export const maxDelayMilliseconds = 250;

/** What a store has under a key: null for nothing, or where the store is blocked. */
export function readStore(name: StoreName, key: string): string | null {
  try {
    return self[name].getItem(key);
  } catch {
    return null;
  }
}

/** Replaces what a store has under a key. */
export function writeStore(name: StoreName, key: string, text: string): void {
  try {
    // First, so that a store that is full does not keep the older text.
    self[name].removeItem(key);
    self[name].setItem(key, text);
  } catch {
    // Blocked or full.
  }
}
