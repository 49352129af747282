/** Days as the facts write them, `2026-03-31`, in South African time (UTC+2). */
import * as z from 'zod';

export const timeZone = 'Africa/Johannesburg';
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The date in South Africa at a moment. */
export function dayInSouthAfrica(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}

/**
 * The day of this build: today in South Africa, or BUILD_DAY.
 * @throws one sentence if BUILD_DAY is not a day
 */
export function readBuildDay(environment: NodeJS.ProcessEnv = process.env): string {
  const { BUILD_DAY: buildDay } = environment;
  if (!buildDay) return dayInSouthAfrica(new Date());
  if (z.iso.date().safeParse(buildDay).success) return buildDay;
  throw new Error(`BUILD_DAY is ${buildDay}: give a day such as 2026-03-31, or leave it out.`);
}

/** The number of days from the first day to the second; negative if the second is earlier. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / millisecondsPerDay;
}

/** Whether the last day of something has passed, from which on the site hides it; false without a last day. */
export function hasPassed(lastDay: string | undefined, today: string): boolean {
  return lastDay ? lastDay < today : false;
}

/** The day that is `days` after another. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The day that `formatDay` writes as `31 March 2026`. */
export function readDay(written: string): string {
  return new Date(`${written} UTC`).toISOString().slice(0, 10);
}

/** A day as people read it: `31 March 2026`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}
