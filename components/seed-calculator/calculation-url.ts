/** The URL that opens a calculation: this page with its query, at the calculator. */
export function linkFor(query: string): string {
  return new URL(`?${query}#calculator`, location.href).href;
}

/** Puts a calculation's query into the page's URL, or removes it, without adding a history entry. */
export function keepInUrl(query: string | undefined): void {
  const { hash, pathname, search } = location;
  // There is no calculation to remove.
  if (query === undefined && !(search && hash === '#calculator')) return;
  history.replaceState(history.state, '', query === undefined ? pathname : linkFor(query));
}
