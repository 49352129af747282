/**
 * Makes `window.localStorage` plainly undefined where the visitor has blocked it. There, merely
 * naming it throws, and the e-mail library names it as it loads: call this before loading it.
 */
export function hideBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
