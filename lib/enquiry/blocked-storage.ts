/**
 * Where the visitor's browser blocks storage, reading `localStorage` throws, and a library that looks
 * whether there is any cannot even be loaded. From here on such a browser has none.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
