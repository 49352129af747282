/**
 * What this device keeps: which enquiries were tried from it and never answered, so that each may have
 * arrived. Where storage is blocked or full nothing is kept, and nothing here throws.
 */
import { type Enquiry, enquiryShape, type FieldValues, isSame } from './enquiry';

// Where the browser blocks storage, reading `localStorage` throws, and EmailJS's library, which reads
// it while it loads, could not load. From here on such a browser has no `localStorage` at all.
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

/** The text stored under a key; empty when nothing is stored. */
export function readItem(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text under a key; an empty one removes the key. */
export function writeItem(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Blocked or full.
  }
}

/** The enquiries under a key; none where something else is stored there. */
export function readTried(key: string): readonly Enquiry[] {
  try {
    const stored: unknown = JSON.parse(readItem(key) || '[]');
    const items: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return items.flatMap((item) => enquiryShape.safeParse(item).data ?? []);
  } catch {
    return [];
  }
}

/** Takes an enquiry out, and nothing that another tab has put in. */
export function forgetTried(key: string, values: FieldValues): void {
  const others = readTried(key).filter((enquiry) => !isSame(enquiry, values));
  writeItem(key, others.length > 0 ? JSON.stringify(others) : '');
}

export function rememberTried(key: string, enquiry: Enquiry): void {
  forgetTried(key, enquiry);
  writeItem(key, JSON.stringify([...readTried(key), enquiry]));
}
