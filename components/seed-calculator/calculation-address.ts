/** The link to a calculation by its query: this page, at the calculator. */
export function linkFor(query: string): string {
  return new URL(`?${query}#calculator`, location.href).href;
}

let hasCalculation = false;

/** Keeps a calculation in the page's address, without a step in its history. */
export function keepInAddress(query: string | undefined): void {
  // Nothing has been worked out yet, so the address is the visitor's own.
  if (query === undefined && !hasCalculation) return;
  hasCalculation = query !== undefined;
  history.replaceState(history.state, '', query === undefined ? location.pathname : linkFor(query));
}
