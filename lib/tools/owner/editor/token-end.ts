/**
 * When a token ends. GitHub says so in a header that it does not show to pages in browsers, so the editor
 * counts from the day on which it first saw the token: it may end earlier, and never later.
 */
import { dayInSouthAfrica, daysBetween, daysLater, formatDay } from '@/content/facts/days';

/** The life that the link to GitHub's form fills in: the longest there is. */
export const daysOfToken = 366;
const daysOfNotice = 14;

/** The token itself stays where the editor keeps it; its last letters tell it from the next one. */
const keptAs = 'editor.token';

/** From two weeks before its end: the line that asks for a new token. */
export function tokenNotice(token: string, now: Date, kept: Pick<Storage, 'getItem' | 'setItem'>) {
  const today = dayInSouthAfrica(now);
  const mark = token.slice(-6);
  const [known, seen] = kept.getItem(keptAs)?.split(' ') ?? [];
  const since = known === mark && seen ? seen : today;
  kept.setItem(keptAs, `${mark} ${since}`);
  const end = daysLater(since, daysOfToken);
  const days = daysBetween(today, end);
  // After its end, it is a token without one.
  if (days > daysOfNotice || days < 0) return undefined;
  return `Your sign-in ends on ${formatDay(end)} at the latest. Before that day make a new token: at the bottom tap the three lines, Sign Out, then sign in as the handbook says.`;
}
