import { offerOtherWays } from '@/lib/enquiry/offer-other-ways';

/** Shows the island's other ways to the farm, with what has been typed, or hides them again. */
export function showOtherWays(form: HTMLFormElement, isWanted: boolean): void {
  const otherWays = form.closest('[data-island]')?.querySelector('[data-island-fallback]');
  if (isWanted) offerOtherWays(form, otherWays);
  else otherWays?.setAttribute('hidden', '');
}
