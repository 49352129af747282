import { leastMillisecondsOnPage } from '@/content/enquiry-help';

/**
 * Whether an enquiry has the look of a machine's: a field that no person sees is filled in, or it
 * was sent almost as soon as the page was there and no finger, mouse or key has touched the page.
 * So a form that a password manager has filled in, and somebody only has to send, passes.
 */
export function looksAutomatic(trapValue: string): boolean {
  if (trapValue) return true;
  // Browsers from before 2023 do not tell of touches, and nobody is asked there.
  const { userActivation }: Partial<Navigator> = navigator;
  return userActivation?.hasBeenActive === false && performance.now() < leastMillisecondsOnPage;
}
