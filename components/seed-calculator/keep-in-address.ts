import { readCalculationLink } from '@/lib/calculator/calculation-link';

/** The link to a calculation by its query: this page, at the calculator. */
export function linkFor(query: string): string {
  return new URL(`?${query}#calculator`, location.href).href;
}

/** Keeps a calculation in the address of the page, without a step in its history. */
export function keepInAddress(query: string): void {
  const present = new URLSearchParams(location.search);
  // An address that never held a calculation is not ours to change.
  if (String(present) === query || (query === '' && !readCalculationLink(present))) return;
  history.replaceState(history.state, '', query === '' ? location.pathname : linkFor(query));
}
