import { linkKeys } from '@/lib/calculator/calculation-link';

/** The link to a calculation by its query: this page, at the calculator. */
export function linkFor(query: string): string {
  return new URL(`?${query}#calculator`, location.href).href;
}

/**
 * Keeps a calculation in the page's address, beside the other parameters of its query and without
 * a step in its history; without a calculation the address has only the others.
 */
export function keepInAddress(query: string | undefined): void {
  const present = new URLSearchParams(location.search);
  const others = [...present].filter(([key]) => !linkKeys.some((linkKey) => linkKey === key));
  const wanted = [String(new URLSearchParams(others)), query].filter(Boolean).join('&');
  if (wanted === String(present)) return;
  const address =
    query === undefined ? location.pathname + (wanted && `?${wanted}`) : linkFor(wanted);
  history.replaceState(history.state, '', address);
}
