/** Dates as the facts write them, `2026-03-31`, in South African time. */

const millisecondsPerDay = 24 * 60 * 60 * 1000;
/** UTC+2 all year round. */
const millisecondsAheadOfUtc = 2 * 60 * 60 * 1000;

const writeDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** The date in South Africa at a given time. */
export function dayInSouthAfrica(moment: Date): string {
  return writeDay(moment.getTime() + millisecondsAheadOfUtc);
}

/** The number of days from the first date to the second; negative if the second is earlier. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / millisecondsPerDay;
}

/** Whether the last day of something has passed, so that the site hides it; false without a last day. */
export function hasPassed(lastDay: string | undefined, today: string): boolean {
  return lastDay ? lastDay < today : false;
}

/** The date that is `days` days after another. */
export function daysLater(day: string, days: number): string {
  return writeDay(Date.parse(day) + days * millisecondsPerDay);
}

// Not from `Intl`, which takes a phone 80 ms to load.
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A date as people read it: `31 March 2026`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[Number(month) - 1]} ${year}`;
}
