/**
 * Fetches the module of an island, and once more if the island has not become ready. A response can arrive and
 * start nothing, such as a network's login page or a truncated file.
 * @param importModule what `import()` does
 * @returns whether the island is ready, after 20 seconds at most
 */
export async function fetchUntilReady(
  island: HTMLElement,
  address: string,
  importModule: (address: string) => Promise<unknown>,
): Promise<boolean> {
  /** How long an island may take to become ready before its module is fetched again, or given up. */
  const maxMilliseconds = 10_000;
  // The retry has another address, since browsers never fetch a failed module again.
  for (const attempt of [address, `${address}?${Date.now()}`]) {
    await new Promise<void>((end) => {
      setTimeout(end, maxMilliseconds);
      void importModule(attempt)
        .catch(() => {})
        .then(() => island.dataset.started || end());
    });
    if (island.dataset.ready) return true;
  }
  return false;
}
