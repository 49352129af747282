/** Days as the facts write them, `2026-03-31`, in South African time (UTC+2). */
import * as z from 'zod';

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The date in South Africa at a moment. */
export function dayInSouthAfrica(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(moment);
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

/** Whether a day is today or at most `maxDays` earlier; false without a day. */
export function isRecent(day: string | undefined, today: string, maxDays: number): boolean {
  if (day === undefined) return false;
  const age = daysBetween(day, today);
  return age >= 0 && age <= maxDays;
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
