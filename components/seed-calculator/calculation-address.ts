/** The link to a calculation by its query: this page, at the calculator. */
export function linkFor(query: string): string {
  return new URL(`?${query}#calculator`, location.href).href;
}

/** Keeps a calculation in the page's address, without a step in its history. */
export function keepInAddress(query: string | undefined): void {
  // The page was opened without one.
  if (query === undefined && location.search === '') return;
  const address = query === undefined ? location.pathname : linkFor(query);
  history.replaceState(history.state, '', address);
}
