/**
 * Fetches the module of an island, and once more where the island has not become ready. A module can
 * arrive and start nothing: a network's login page, an answer that was cut off to an empty one.
 * @param importModule what `import()` does
 * @returns whether the island is ready, after 20 seconds at most
 */
export async function fetchUntilReady(
  island: HTMLElement,
  address: string,
  importModule: (address: string) => Promise<unknown>,
): Promise<boolean> {
  /** How long an island may take to become ready before its module is asked for again, or given up. */
  const maxMilliseconds = 10_000;
  // Another address, since browsers remember the outcome of the first for good.
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
