const minMillisecondsOnPage = 3_000;

/**
 * Whether a submit has the look of a program's: a field that no person sees is filled in, or it came
 * almost as soon as the page and no finger, mouse or key has touched the page. So a form that a
 * password manager has filled in passes.
 */
export function looksAutomatic(trapValue: string): boolean {
  if (trapValue) return true;
  // Browsers from before 2023 do not tell of touches, and nobody is asked there.
  const { userActivation }: Partial<Navigator> = navigator;
  return userActivation?.hasBeenActive === false && performance.now() < minMillisecondsOnPage;
}
