/**
 * What is remembered on this device. Where storage is blocked or full it is remembered for as long
 * as the page is open, so that nothing that relies on it has to care.
 */
const untilClosed = new Map<string, string>();

/** What was kept under a key, by this tab or another. */
export function recall(key: string): string | undefined {
  try {
    return untilClosed.get(key) ?? window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key. */
export function keep(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
    untilClosed.delete(key);
  } catch {
    untilClosed.set(key, text);
  }
}

/** Forgets what was kept under a key. */
export function forget(key: string): void {
  untilClosed.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing can be kept where storage is blocked.
  }
}

/** The value of a JSON text; undefined where it is none, as after a hand has been in the storage. */
export function parseKept(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
