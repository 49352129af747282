/** The link to a calculation by its query: this page, at the calculator. */
export function linkFor(query: string): string {
  return new URL(`?${query}#calculator`, location.href).href;
}

/** Keeps a calculation in the page's address, without a step in its history. */
export function keepInAddress(query: string | undefined): void {
  const { hash, pathname, search } = location;
  // The address has no calculation to take out.
  if (query === undefined && !(search && hash === '#calculator')) return;
  history.replaceState(history.state, '', query === undefined ? pathname : linkFor(query));
}
