/**
 * Where the browser blocks storage, reading `localStorage` throws, and EmailJS's library, which reads
 * it while it loads, could not load. From here on such a browser has no `localStorage` at all.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
