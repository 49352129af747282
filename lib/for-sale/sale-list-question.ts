/** Asks the owner about the list of lots. Imports no words of the pages, which the editor would have to contain. */
import { formatDay, isRecent } from '@/content/facts/reading/days';
import type { Facts } from '@/content/facts/schema/facts';
import { maxDaysUnconfirmed } from '@/content/facts/schema/for-sale';

/** The question to the owner once the confirmation of a list with lots has expired or is missing. */
export function findSaleListQuestion(list: Facts['for-sale'], day: string): string | undefined {
  const { asOf, cattle, garlic } = list;
  if (!(cattle || garlic) || isRecent(asOf, day, maxDaysUnconfirmed)) return undefined;
  const since = asOf ? `since ${formatDay(asOf)}` : 'yet';
  return `Is the list of lots for sale still right? You have not confirmed it ${since}, so the site hides it. Check it, then set “Last checked” to today.`;
}
