/**
 * If the browser blocks storage, reading `localStorage` throws, so EmailJS's library, which reads it on import,
 * would not load. This module overrides `localStorage` with undefined in such a browser.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
