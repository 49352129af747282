/** Whether the list of lots is confirmed, and the question to the owner if not. Imports nothing from content/, to keep the pages' text out of the editor. */

import type { Facts } from '@/facts/schema/files';
import { asOfLabel, maxDaysUnconfirmed } from '@/facts/schema/for-sale';
import { daysBetween, formatDay } from '@/text/days';

/** Whether the owner's confirmation of a list is still valid on a day: otherwise the site hides the list. */
export function isConfirmed({ asOf }: Facts['for-sale'], day: string): boolean {
  if (asOf === undefined) return false;
  const age = daysBetween(asOf, day);
  return age >= 0 && age <= maxDaysUnconfirmed;
}

/** The question to the owner once the confirmation of a list with lots has expired or is missing. */
export function findSaleListQuestion(list: Facts['for-sale'], day: string): string | undefined {
  const { asOf, cattle, garlic } = list;
  if (!(cattle || garlic) || isConfirmed(list, day)) return undefined;
  const since = asOf ? `since ${formatDay(asOf)}` : 'yet';
  return `Is the list of lots for sale still right? You have not confirmed it ${since}, so the site hides it. Check it, then set “${asOfLabel}” to today.`;
}
